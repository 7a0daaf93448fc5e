"""The REST endpoints, one module for each subject; `ENDPOINTS` lists them all."""

from warhost.server.http.api import about, identity, lobby, play, replays

ENDPOINTS = (*about.ENDPOINTS, *identity.ENDPOINTS, *lobby.ENDPOINTS, *play.ENDPOINTS, *replays.ENDPOINTS)
