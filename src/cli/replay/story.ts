import { told } from '#kernel/event.ts'
import type { Language, Message } from '#kernel/message.ts'
import type { Seat } from '#kernel/seats.ts'
import { message } from '../messages/message.ts'
import { resultLines } from '../result.ts'
import { needViewer } from '../sitting.ts'
import { gameName, sayer } from '../words.ts'
import type { Chapters } from './chapters.ts'

export interface Telling {
  readonly language: Language
  /** Through whose eyes: a seat, `all` or `spectator`. */
  readonly eyes: string
  /** The first move to tell. */
  readonly from: number
}

const HEADING = { record: 'cli.story.record', save: 'cli.story.save' } as const

/** A record in words: a heading, then turn by turn what those eyes saw, then the result. */
export function storyOf(
  { box, record, match, chapters }: Chapters,
  { language, eyes, from }: Telling,
): string[] {
  const { game, outcome } = match
  const viewer = needViewer(game, eyes)
  const say = sayer(language, box.names(record.setup.content))
  const lines = [
    say(
      message(HEADING[record.kind], {
        game: gameName(say, box.id),
        rules: record.setup.rules,
      }),
    ),
    say(message('cli.story.seats', { seats: game.seats.map(({ id }) => id) })),
    say(message('cli.story.commitment', { commitment: record.commitment })),
  ]
  if (record.setup.stack !== null || match.log.some(({ kind }) => kind === 'lay'))
    lines.push(say(message('cli.story.stacked')))
  let turn: Seat | null = null
  for (const { move, seat, events } of chapters) {
    if (move === 0 ? from > 1 : move < from) continue
    const messages = told(events, viewer)
    if (messages.length === 0) continue
    if (seat !== turn || move === 0) lines.push('', heading(move, seat === null ? null : game.seats[seat].id))
    turn = seat
    for (const each of messages) {
      if (opensRound(each)) {
        lines.push('', say(each))
        turn = null
      } else lines.push(`  ${say(each)}`)
    }
  }
  const ending = record.kind === 'save' ? 'cli.story.open' : 'cli.story.abandoned'
  lines.push('', ...(outcome === null ? [say(message(ending))] : resultLines(game, outcome, say)))
  return lines

  function heading(move: number, id: string | null): string {
    if (move === 0) return say(message('cli.story.setup'))
    return say(
      id === null ? message('cli.story.all', { move }) : message('cli.story.turn', { move, seat: id }),
    )
  }
}

/** A game that counts rounds announces them under this name. */
function opensRound({ key }: Message): boolean {
  return key.endsWith('.round')
}
