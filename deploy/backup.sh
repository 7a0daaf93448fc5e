#!/bin/sh
# Writes a back-up now and then every night, and keeps the newest: `sh backup.sh` beside a server, or `sh backup.sh once` from a timer
# (in the image: `warhost-backup`).
# A back-up holds every secret of running games and the key that signs cookies: keep it like a password.
set -eu
umask 077

folder=${BACKUP_FOLDER:-/data}
keep=${BACKUP_KEEP:-14}
every_s=${BACKUP_EVERY_S:-86400}

back_up() {
    file="$folder/warhost-$(date -u +%Y%m%dT%H%M%SZ).backup"
    # Under another name until it is whole: nobody restores half a back-up.
    if warhost backup "$file.part"; then
        mv "$file.part" "$file"
    else
        rm -f "$file.part"
        return 1
    fi
    # The names sort by time; the newest come first.
    find "$folder" -maxdepth 1 -name 'warhost-*.backup' | sort -r | tail -n "+$((keep + 1))" | while read -r old; do
        rm -- "$old"
    done
}

if [ "${1:-}" = once ]; then
    back_up
    exit
fi
while true; do
    back_up || echo "the back-up failed; the next one is tried in $every_s s" >&2
    sleep "$every_s" &
    wait $!
done
