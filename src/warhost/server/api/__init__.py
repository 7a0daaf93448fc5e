"""The REST endpoints, one module for each subject; `ENDPOINTS` lists them all."""

from warhost.server.api import about, people, play, replays, tables

ENDPOINTS = (*about.ENDPOINTS, *people.ENDPOINTS, *tables.ENDPOINTS, *play.ENDPOINTS, *replays.ENDPOINTS)
