import { FastChance } from '../chance/fast.ts'
import { hold, type Play } from './play.ts'

const LAW = 'Clone is deep, and a state is its JSON'

/** A copy can be played on without touching the original, and a state read back from text goes on the same way. */
export function checkCloning(play: Play): void {
  const { match, player } = play
  const { game, state } = match
  const original = JSON.stringify(state)
  const copy = game.clone(state)
  const readBack: unknown = JSON.parse(original)
  hold(JSON.stringify(copy) === original, LAW, () => 'the copy differs', play)
  const seed = player.chance.next()
  let used: unknown = game.setup(new FastChance(seed))
  const one = new FastChance(seed)
  const other = new FastChance(seed)
  for (let step = 0; step < 12 && game.toAct(copy) !== 0; step++) {
    const seat = player.seat(game.toAct(copy))
    const legal = new Uint16Array(game.vocabulary.size)
    const action = player.action(Array.from(legal.subarray(0, game.legal(copy, seat, legal))))
    game.apply(copy, seat, action, one)
    game.apply(readBack, seat, action, other)
    const expected = JSON.stringify(copy)
    hold(JSON.stringify(readBack) === expected, LAW, () => 'the state read back goes on differently', play)
    used = game.clone(copy, used)
    hold(JSON.stringify(used) === expected, LAW, () => 'a copy into another state differs', play)
  }
  hold(JSON.stringify(state) === original, LAW, () => 'playing on a copy changed the original', play)
}
