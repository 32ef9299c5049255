import { Engine } from '#cli/engine/engine.ts'
import { FastChance } from '#kernel/chance/fast.ts'

/** What the engine's answers hold; which of it there is depends on what was asked. */
interface Answer {
  readonly toAct: readonly string[]
  readonly outcome: object | null
  readonly actions: readonly string[]
  readonly text: string
}

/** Talks to an engine, and takes no refusal. */
export function engine(): (request: object) => Answer {
  const machine = new Engine()
  return (request) => {
    const answer = machine.answer(JSON.stringify(request))
    if (!answer.ok) throw new Error(JSON.stringify(answer.error))
    return answer as unknown as Answer
  }
}

/** Plays what is on the engine's table to its end, by dice that follow from its name, and gives the record. */
export function playOutAlone(ask: ReturnType<typeof engine>, toAct: readonly string[], name: string): string {
  const chance = new FastChance(name)
  const anyOf = (list: readonly string[]): string => list[chance.upTo(list.length)]
  for (let seats = toAct, isOver = false; !isOver; ) {
    const seat = anyOf(seats)
    const { toAct: next, outcome } = ask({
      cmd: 'act',
      seat,
      action: anyOf(ask({ cmd: 'legal', seat }).actions),
    })
    seats = next
    isOver = outcome !== null
  }
  return ask({ cmd: 'record' }).text
}
