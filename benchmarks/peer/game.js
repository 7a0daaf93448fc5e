// A small game of conquest for four in the manner of boardgame.io, in the middle of play: regions with figures, a common
// deck, hands that only their owners see. It never ends, so that it can be measured for as long as one likes.

const REGIONS = 24;
const CARDS = 80;
const HAND = 6;

function setup({ ctx, random }) {
    const deck = random.Shuffle(Array.from({ length: CARDS }, (_, id) => ({ id, power: id % 7, region: id % REGIONS })));
    const players = {};
    for (let seat = 0; seat < ctx.numPlayers; seat++) {
        players[seat] = { hand: deck.splice(0, HAND) };
    }
    return {
        regions: Array.from({ length: REGIONS }, (_, id) => ({
            id,
            figures: Array.from({ length: ctx.numPlayers }, (_, seat) => (id * 5 + seat * 3) % 4),
            corruption: Array.from({ length: ctx.numPlayers }, (_, seat) => (id + seat) % 5),
        })),
        points: Array.from({ length: ctx.numPlayers }, (_, seat) => 10 + seat),
        players,
        secret: { deck },
        discarded: [],
    };
}

function place({ G, playerID }, region) {
    if (!(region in G.regions)) return 'INVALID_MOVE';
    const figures = G.regions[region].figures;
    figures[playerID] = (figures[playerID] + 1) % 8;
    fight(G, region);
}

function play({ G, playerID, random }, index) {
    const hand = G.players[playerID].hand;
    if (!(index in hand)) return 'INVALID_MOVE';
    const [card] = hand.splice(index, 1);
    const region = G.regions[card.region];
    region.corruption[playerID] += random.D6() > 3 ? card.power : 1;
    G.points[playerID] += card.power;
    G.discarded.push(card);
    if (!G.secret.deck.length) G.secret.deck = random.Shuffle(G.discarded.splice(0));
    hand.push(G.secret.deck.pop());
    fight(G, card.region);
}

/** The strongest in a region scores; a ruined region is made anew. */
function fight(G, number) {
    const region = G.regions[number];
    const strongest = region.figures.indexOf(Math.max(...region.figures));
    G.points[strongest] += 1;
    if (region.corruption.reduce((sum, each) => sum + each) > 24) region.corruption.fill(0);
}

/** A seat sees its own hand and how many cards the others hold; nobody sees the deck. */
function playerView({ G, playerID }) {
    const { secret, ...seen } = G;
    const players = {};
    for (const [seat, player] of Object.entries(G.players)) {
        players[seat] = seat === playerID ? player : { cards: player.hand.length };
    }
    return { ...seen, players, left: secret.deck.length };
}

module.exports = {
    name: 'conquest',
    minPlayers: 4,
    maxPlayers: 4,
    setup,
    playerView,
    moves: { place: { move: place, client: false }, play: { move: play, client: false } },
    turn: { minMoves: 1, maxMoves: 1 },
};
