import { Refusal } from '#kernel/refusal.ts'
import type { Seat } from '#kernel/seats.ts'
import { wrapped } from '#kernel/terminal/text.ts'
import { type Action, NO_ACTION } from '#kernel/vocabulary.ts'
import { message } from '../messages/message.ts'
import { short } from '../sitting.ts'
import { paragraphs } from './news.ts'
import type { Choice } from './screen.ts'
import { choicesOf, drawing, showTurn } from './show.ts'
import type { Table } from './table.ts'
import { readWord, type Word } from './words.ts'

/** What became of a turn: something changed, it was passed, the player wants to leave, or nobody is there any more. */
export type TurnEnd = 'played' | 'passed' | 'left' | 'gone'

/** Shows a seat its table and asks until it has done something; what is only offered is passed with an empty line. */
export async function personTurn(table: Table, seat: Seat, isOffered: boolean): Promise<TurnEnd> {
  const { sitting, terminal, say, news } = table
  const { match } = sitting
  const choices = choicesOf(table, seat)
  const show = (): void => showTurn(table, seat, choices)
  show()
  for (;;) {
    const line = await terminal.ask(
      say(message(promptFor(match.canUndo(seat), isOffered), { count: choices.length })),
    )
    if (line === null) return 'gone'
    if (isOffered && line.trim() === '') return 'passed'
    try {
      const said = readWord(line.trim(), say)
      if (said === null) {
        const action = actionOf(table, choices, line.trim())
        if (action === null) continue
        news.markRead(seat)
        news.add(match.submit(seat, [action]))
        return 'played'
      }
      if (said.word === 'quit') return 'left'
      if (said.word === 'undo') {
        const events = match.undo(seat)
        news.markRead(seat)
        news.add(events)
        return 'played'
      }
      if (said.word === 'board') show()
      else if (said.word === 'save') await table.keeper.save(said.rest)
      else terminal.write(`${answer(table, seat, choices, said.word).join('\n')}\n`)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      terminal.write(`${wrapped(say(error.said), terminal.columns).join('\n')}\n`)
    }
  }
}

function promptFor(canUndo: boolean, isOffered: boolean) {
  if (isOffered) return canUndo ? 'cli.play.prompt-offer-undo' : 'cli.play.prompt-offer'
  return canUndo ? 'cli.play.prompt-undo' : 'cli.play.prompt'
}

/** The action somebody typed, by its number or its text; null for an empty line. */
function actionOf({ sitting }: Table, choices: readonly Choice[], line: string): Action | null {
  if (line === '') return null
  if (/^\d+$/.test(line)) {
    const choice = choices[Number(line) - 1]
    if (choice === undefined) throw new Refusal('number', { count: choices.length })
    return choice.action
  }
  const action = sitting.match.game.vocabulary.parse(line)
  if (action === NO_ACTION) throw new Refusal('not-understood', { text: short(line) })
  return action
}

function answer(table: Table, seat: Seat, choices: readonly Choice[], word: Word): string[] {
  const { board, news, say } = table
  const scene = drawing(table, seat, choices)
  if (word === 'log') return paragraphs(news.all(seat), say, scene.columns)
  if (word === 'rules') return board.rules({ ...scene, compact: false })
  return [say(message('cli.play.help', { example: choices[0].text }))]
}
