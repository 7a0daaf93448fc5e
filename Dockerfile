# A server with compiled rules and the browser's client: `docker build -t warhost .`, or with podman. How it is run, with a
# database, a broker and TLS: deploy/compose.yaml. Settings come from the environment: docs/hosting.md.
# Not run by us: looked over by hadolint only (docs/hosting.md, "What we ran and what we did not").

FROM python:3.12-slim AS build
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install -y --no-install-recommends gcc libc6-dev make \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /warhost
COPY . .
# Brings a Node of its own where there is none. A build without compiled rules fails here, not at the first busy evening.
RUN make web \
    && WARHOST_COMPILE=1 .venv/bin/python -m pip wheel -q --no-deps -w /wheels .
RUN python -m venv /opt/warhost \
    && /opt/warhost/bin/python -m pip install -q --no-cache-dir --require-hashes -r requirements/build.txt \
    && /opt/warhost/bin/python -m pip install -q --no-cache-dir --require-hashes --no-build-isolation --use-pep517 -r requirements/play.txt \
    && /opt/warhost/bin/python -m pip install -q --no-cache-dir --no-deps /wheels/*.whl \
    && /opt/warhost/bin/python -c "from warhost.build_info import is_compiled; assert is_compiled()" \
    && /opt/warhost/bin/python -m pip uninstall -q -y pip setuptools

# Only /data and /tmp are written to: run it with a read-only root (docker run --read-only --tmpfs /tmp).
FROM python:3.12-slim
LABEL org.opencontainers.image.title="Warhost" \
      org.opencontainers.image.description="A digital table for rich games of conquest" \
      org.opencontainers.image.licenses="MIT"
COPY --from=build /opt/warhost /opt/warhost
COPY --chmod=755 deploy/backup.sh /usr/local/bin/warhost-backup
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin warhost \
    && install -d -o warhost -g warhost -m 700 /data
USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
ENV PATH=/opt/warhost/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    WARHOST_HOST=0.0.0.0 \
    WARHOST_DATABASE=/data/warhost.sqlite3 \
    WARHOST_LOG_FORMAT=json
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["warhost"]
CMD ["serve"]
