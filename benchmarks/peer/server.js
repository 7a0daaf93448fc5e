// boardgame.io's own server as it comes (matches are kept in memory, sockets are not compressed) with one game.

const { Server } = require('boardgame.io/server');
const conquest = require('./game.js');

Server({ games: [conquest], origins: [/.*/] }).run(Number(process.argv[2]));
