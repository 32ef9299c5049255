import { legalFor } from '#bots/bot.ts'
import { FastChance } from '#kernel/chance/fast.ts'
import type { Box } from '#kernel/game.ts'
import type { SpokenThought, ThinkTask } from '#thinking/tasks.ts'
import type { Thinker } from '#thinking/thinker.ts'
import type { Script } from './script.ts'

/** Answers for every bot at once, out of a script: neither a better bot nor a busy machine changes a story. */
export class ScriptedThinker implements Thinker {
  readonly waiting = 0
  readonly #boxes: readonly Box[]
  readonly #script: () => Script

  constructor(boxes: readonly Box[], script: () => Script) {
    this.#boxes = boxes
    this.#script = script
  }

  async run({ game: id, options, pack, view, seat, speaks }: ThinkTask): Promise<SpokenThought> {
    const box = this.#boxes.find((each) => each.id === id)
    if (box === undefined) throw new Error(`there is no game "${id}"`)
    const content = pack === undefined ? box.shelf.builtIn : box.shelf.load(pack)
    const game = box.open(options, content)
    const legal = legalFor(game, game.imaginer(view)(new FastChance(0)), seat)
    const texts = legal.map((action) => game.vocabulary.text(action))
    const chosen = this.#script()({ game: id, seat: game.seats[seat].id, legal: texts })
    if (!texts.includes(chosen)) throw new Error(`the script says "${chosen}", which is not legal`)
    const action = legal[texts.indexOf(chosen)]
    const says = speaks ? (box.speaker?.(options, content)(view, seat, action) ?? null) : null
    return { action, legal, mixture: [], iterations: 0, says }
  }

  async close(): Promise<void> {}
}
