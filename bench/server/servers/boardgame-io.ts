import type { AddressInfo } from 'node:net'
import { FastChance } from '../../../src/kernel/chance/fast.ts'
import { underBoardgameIo } from '../../engine/boardgame-io/rules.ts'
import { openGame } from '../../engine/random-play.ts'
import { Server } from '../library.ts'

/** boardgame.io's own server as it comes: everything in memory, socket.io, no credentials asked for. */
const game = openGame({ game: 'sharks', options: { players: 2 } })
const chance = new FastChance('boardgame.io server')
const server = Server({ games: [underBoardgameIo(game, () => game.setup(chance))], origins: [] })
const { appServer } = await server.run(0)
console.log(`http://127.0.0.1:${(appServer.address() as AddressInfo).port}`)
