"""Clubs: who may see, join and do what."""

from __future__ import annotations

from tests.server.entering import CUP, arrivals, club_house, look
from tests.server.people import ME, OPEN, toy_table


async def test_a_closed_club_is_found_by_its_link_alone(any_database: str) -> None:
    async with club_house(any_database) as place:
        ann, bob, eve = await arrivals(place, "Ann Bob Eve")
        club = await ann.post("/api/clubs", {"name": "The Guild", "open": False}, 201)
        path = f"/api/clubs/{club['id']}"
        assert await eve.refused("GET", path) == (404, "refused-no-club")
        assert await eve.refused("POST", path + "/join", {}) == (404, "refused-no-club")
        assert (await eve.get("/api/clubs"))["open"] == []
        assert (await bob.get(f"/api/club-invites/{club['invite']}"))["name"] == "The Guild"
        joined = await bob.post(path + "/join", {"code": club["invite"]})
        assert [member["role"] for member in joined["people"]] == ["owner", "member"]
        assert joined["members"] == 2
        assert [each["name"] for each in (await bob.get("/api/clubs"))["mine"]] == ["The Guild"]


async def test_what_does_not_show_turns_round_nobodys_text(sqlite_database: str) -> None:
    async with club_house(sqlite_database) as place:
        [ann] = await arrivals(place, "Ann")
        wish = {"name": "\u202eThe\u200b  Guild", "about": "\u202eOf the\nnight\x07 "}
        club = await ann.post("/api/clubs", wish, 201)
        assert (club["name"], club["about"]) == ("The Guild", "Of the\nnight")
        changed = await ann.patch(
            f"/api/clubs/{club['id']}", {"name": "Old\u2066 Guild", "about": "\u202dDay"}
        )
        assert (changed["name"], changed["about"]) == ("Old Guild", "Day")
        cup = await ann.post("/api/tournaments", CUP | {"name": "\u202eAutumn\u2069 Cup"}, 201)
        assert cup["name"] == "Autumn Cup"


async def test_roles_say_who_may_do_what(any_database: str) -> None:
    async with club_house(any_database) as place:
        ann, bob, eve = await arrivals(place, "Ann Bob Eve")
        club = await ann.post("/api/clubs", {"name": "The Guild"}, 201)
        path = f"/api/clubs/{club['id']}"
        for person in (bob, eve):
            await person.post(path + "/join", {})
        no = (403, "refused-club-role")
        assert await bob.refused("PATCH", path, {"name": "Bob's Guild"}) == no
        assert await bob.refused("DELETE", f"{path}/members/{eve.id}") == no
        assert await bob.refused("PUT", f"{path}/members/{bob.id}", {"role": "owner"}) == no
        assert await bob.refused("POST", "/api/tournaments", CUP | {"club": club["id"]}) == no
        await ann.put(f"{path}/members/{bob.id}", {"role": "organiser"})
        await bob.post("/api/tournaments", CUP | {"club": club["id"]}, 201)
        assert await bob.refused("DELETE", f"{path}/members/{ann.id}") == no
        assert await ann.refused("POST", path + "/leave", {}) == (409, "refused-last-owner")
        code = (await ann.get(path))["invite"]
        await bob.http.delete(f"{path}/members/{eve.id}")
        after = await ann.get(path)
        assert len(after["people"]) == 2
        assert after["invite"] != code
        assert [each["name"] for each in after["tournaments"]] == ["Autumn Cup"]


async def test_members_find_the_clubs_tables_and_need_no_invitation(any_database: str) -> None:
    async with club_house(any_database) as place:
        ann, bob, eve = await arrivals(place, "Ann Bob Eve")
        club = await ann.post("/api/clubs", {"name": "The Guild"}, 201)
        await bob.post(f"/api/clubs/{club['id']}/join", {})
        wish = toy_table(ME, OPEN, club=club["id"])
        assert await eve.refused("POST", "/api/tables", wish) == (403, "refused-not-member")
        table = await ann.post("/api/tables", wish)
        listed = (await bob.get(f"/api/clubs/{club['id']}"))["tables"]
        assert [each["id"] for each in listed] == [table["id"]]
        assert await eve.refused("POST", f"/api/tables/{table['id']}/join", {}) == (404, "refused-no-invite")
        await bob.post(f"/api/tables/{table['id']}/join", {})


async def test_a_clubs_tournament_is_for_its_members(any_database: str) -> None:
    async with club_house(any_database) as place:
        ann, eve = await arrivals(place, "Ann Eve")
        club = await ann.post("/api/clubs", {"name": "The Guild"}, 201)
        tournament = (await ann.post("/api/tournaments", CUP | {"club": club["id"]}, 201))["id"]
        refused = await eve.refused("POST", f"/api/tournaments/{tournament}/enter", {})
        assert refused == (403, "refused-not-member")
        await ann.http.delete(f"/api/clubs/{club['id']}")
        assert (await look(ann, tournament))["club"] is None


async def test_the_last_member_closes_the_door(any_database: str) -> None:
    async with club_house(any_database) as place:
        (ann,) = await arrivals(place, "Ann")
        club = await ann.post("/api/clubs", {"name": "The Guild"}, 201)
        await ann.post(f"/api/clubs/{club['id']}/leave", {})
        assert await ann.refused("GET", f"/api/clubs/{club['id']}") == (404, "refused-no-club")
