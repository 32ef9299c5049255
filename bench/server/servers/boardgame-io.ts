import type { AddressInfo } from 'node:net'
import { FastChance } from '#kernel/chance/fast.ts'
import { hasSeat, seatSet, WATCHER } from '#kernel/seats.ts'
import type { BoardGame } from '../../engine/boardgame-io/library.ts'
import { underBoardgameIo } from '../../engine/boardgame-io/rules.ts'
import { openGame } from '../../engine/random-play.ts'
import { Server } from '../library.ts'

/**
 * boardgame.io's own server as it comes: everything in memory, socket.io, no credentials asked for. Through its
 * `playerView` everyone gets what ours sends them, what they see and what they may do; without it, everyone would get
 * everyone's cards.
 */
const game = openGame({ game: 'sharks', options: { players: 2 } })
const chance = new FastChance('boardgame.io server')
const legal = new Uint16Array(game.vocabulary.size)
const rules: BoardGame = {
  ...underBoardgameIo(game, () => game.setup(chance)),
  playerView({ G, playerID }) {
    const seat = Number(playerID)
    const mayAct = playerID !== null && hasSeat(game.toAct(G), seat)
    return {
      view: game.view(G, playerID === null ? WATCHER : seatSet(seat)),
      legal: mayAct ? Array.from(legal.subarray(0, game.legal(G, seat, legal))) : [],
    }
  },
}
const server = Server({ games: [rules], origins: [] })
const { appServer } = await server.run(0)
console.log(`http://127.0.0.1:${(appServer.address() as AddressInfo).port}`)
