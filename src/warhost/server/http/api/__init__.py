"""The REST endpoints, one module for each subject; `ENDPOINTS` lists them all."""

from warhost.server.http.api import (
    about,
    analysis,
    clubs,
    identity,
    lobby,
    moderation,
    peace,
    people,
    play,
    positions,
    puzzles,
    replays,
    sessions,
    statistics,
    studies,
    tournaments,
)

ENDPOINTS = (
    *about.ENDPOINTS,
    *analysis.ENDPOINTS,
    *identity.ENDPOINTS,
    *lobby.ENDPOINTS,
    *people.ENDPOINTS,
    *moderation.ENDPOINTS,
    *peace.ENDPOINTS,
    *play.ENDPOINTS,
    *positions.ENDPOINTS,
    *puzzles.ENDPOINTS,
    *replays.ENDPOINTS,
    *studies.ENDPOINTS,
    *tournaments.ENDPOINTS,
    *clubs.ENDPOINTS,
    *sessions.ENDPOINTS,
    *statistics.ENDPOINTS,
)
