import type { Message } from '#kernel/message.ts'
import { allSeats, hasSeat, type Seat, seatSet } from '#kernel/seats.ts'
import type { Scene } from '#kernel/terminal/board.ts'
import { message } from '../messages/message.ts'
import { gameName } from '../words.ts'
import { paragraphs } from './news.ts'
import { type Choice, screenLines } from './screen.ts'
import type { Table } from './table.ts'

type Drawing = Omit<Scene, 'compact'>

/** The table as a seat sees it; with no seat, as everyone may see it once it is over. */
export function drawing(
  { sitting, terminal, say }: Table,
  seat: Seat | null,
  choices: readonly Choice[],
): Drawing {
  const { match, setup } = sitting
  const { game } = match
  return {
    game,
    content: setup.content,
    view: game.view(match.state, seat === null ? allSeats(game.seats.length) : seatSet(seat)),
    seat,
    choices: new Map(choices.map(({ text, number }) => [text, number])),
    say,
    pen: terminal.pen,
    columns: Math.min(terminal.columns, 100),
  }
}

/** What a seat may do, numbered from 1. */
export function choicesOf({ sitting: { match }, say }: Table, seat: Seat): Choice[] {
  const { game } = match
  const view = game.view(match.state, seatSet(seat))
  return match.legal(seat).map((action, index) => ({
    number: index + 1,
    action,
    text: game.vocabulary.text(action),
    words: say(game.describe(view, action)),
  }))
}

export function showTurn(table: Table, seat: Seat, choices: readonly Choice[]): void {
  const { sitting, board, terminal, say, news } = table
  const { game } = sitting.match
  const scene = drawing(table, seat, choices)
  const lines = screenLines({
    board,
    scene,
    title: titleOf(table, board.status(scene.view)),
    turn: say(message('cli.play.turn', { seat: game.seats[seat].id })),
    news: paragraphs(news.unread(seat), say, scene.columns),
    before: say(message('cli.play.before')),
    prompt: scene.view.decisions.find((decision) => hasSeat(decision.seats, seat))?.prompt ?? null,
    choices,
    rows: terminal.rows,
  })
  terminal.refresh()
  terminal.write(`${lines.join('\n')}\n`)
}

/** The final table, with the events that this seat was told last. */
export function showEnd(table: Table, seat: Seat, lines: readonly string[]): void {
  const { board, terminal, say, news } = table
  const scene = drawing(table, null, [])
  const sheet = screenLines({
    board,
    scene,
    title: titleOf(table, board.status(scene.view)),
    turn: say(message('cli.play.over')),
    news: paragraphs(news.unread(seat), say, scene.columns),
    before: '…',
    prompt: null,
    choices: [],
    rows: terminal.rows - lines.length,
  })
  terminal.refresh()
  terminal.write(`${[...sheet, '', ...lines].join('\n')}\n`)
}

function titleOf({ sitting: { box }, say }: Table, status: Message): string {
  return `${gameName(say, box.id)} · ${say(status)}`
}
