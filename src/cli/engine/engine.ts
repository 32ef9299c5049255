import { findBox } from '#games/index.ts'
import { writeRecord } from '#kernel/match/record.ts'
import { RecordFault } from '#kernel/match/record-lines.ts'
import { replayMatch } from '#kernel/match/replay.ts'
import { Refusal } from '#kernel/refusal.ts'
import { type Action, NO_ACTION } from '#kernel/vocabulary.ts'
import { botAction } from '../bots.ts'
import { faultText } from '../fault.ts'
import { message } from '../messages/message.ts'
import {
  type FindBox,
  found,
  needSeat,
  needViewer,
  type Sitting,
  short,
  sitDown,
  sitDownAgain,
} from '../sitting.ts'
import { sayer } from '../words.ts'
import { gamesAnswer, introduction, standing, toldEvents } from './answers.ts'
import { type CommandName, type RequestOf, readRequest } from './requests.ts'

export type Answer =
  | { readonly ok: true; readonly [field: string]: unknown }
  | { readonly ok: false; readonly error: { readonly code: string; readonly message: string } }

type Fields = { readonly [field: string]: unknown }

/** The text protocol: a line in, an answer out, with one match on the table. */
export class Engine {
  #sitting: Sitting | null = null
  #finished = false
  readonly #find: FindBox
  readonly #commands: { readonly [Name in CommandName]: (request: RequestOf<Name>) => Fields } = {
    games: () => ({ games: gamesAnswer() }),
    new: (request) => this.#new(request),
    legal: ({ seat }) => this.#legal(seat),
    act: (request) => this.#act(request),
    view: ({ seat }) => this.#view(seat),
    state: () => this.#state(),
    bot: ({ seat, ...order }) => this.#bot(seat, order),
    undo: ({ seat }) => this.#undo(seat),
    record: () => this.#record(),
    save: () => this.#save(),
    load: ({ text }) => this.#load(text),
    quit: () => this.#quit(),
  }

  constructor(find: FindBox = findBox) {
    this.#find = find
  }

  get finished(): boolean {
    return this.#finished
  }

  /** Whatever the line holds, there is an answer; unless it is ok, nothing has changed. */
  answer(line: string): Answer {
    const before = this.#sitting
    const length = before?.match.log.length ?? 0
    try {
      const { name, fields } = readRequest(line)
      const command = this.#commands[name] as (request: Fields) => Fields
      return { ok: true, ...command(fields as Fields) }
    } catch (error) {
      this.#sitting = before && asItWas(before, length)
      return refused(error)
    }
  }

  #need(): Sitting {
    if (this.#sitting === null) throw new Refusal('no-match')
    return this.#sitting
  }

  #new({ game, options, seed, stack, content }: RequestOf<'new'>): Fields {
    const pack = content === undefined ? {} : { pack: content }
    const sitting = sitDown(found(game, this.#find(game)), { options, seed, stack: stack ?? null, ...pack })
    const { match } = sitting
    const answer = { ...introduction(sitting), events: toldEvents(match.game, match.opening) }
    this.#sitting = sitting
    return answer
  }

  #legal(id: string): Fields {
    const { match } = this.#need()
    const { game } = match
    return { actions: match.legal(needSeat(game, id)).map((action) => game.vocabulary.text(action)) }
  }

  #act({ seat: id, action, actions, answering }: RequestOf<'act'>): Fields {
    const sitting = this.#need()
    const { match } = sitting
    if (action === undefined && actions === undefined) throw new Refusal('missing-field', { field: 'action' })
    if (action !== undefined && actions !== undefined) throw new Refusal('action-twice')
    const seat = needSeat(match.game, id)
    const played = (actions ?? [action as string]).map((text) => this.#action(sitting, text))
    const events = match.submit(seat, played, answering)
    return { events: toldEvents(match.game, events), ...standing(sitting) }
  }

  #action({ match }: Sitting, text: string): Action {
    const action = match.game.vocabulary.parse(text)
    if (action === NO_ACTION) throw new Refusal('unknown-action', { action: short(text) })
    return action
  }

  #view(id: string): Fields {
    const { match } = this.#need()
    return { view: match.game.view(match.state, needViewer(match.game, id)) }
  }

  #state(): Fields {
    const { match } = this.#need()
    return { state: match.game.clone(match.state) }
  }

  #bot(id: string, order: Omit<RequestOf<'bot'>, 'seat'>): Fields {
    const sitting = this.#need()
    const { game } = sitting.match
    return { action: game.vocabulary.text(botAction(sitting, needSeat(game, id), order)) }
  }

  #undo(id: string): Fields {
    const sitting = this.#need()
    const { match } = sitting
    const events = match.undo(needSeat(match.game, id))
    return { events: toldEvents(match.game, events), ...standing(sitting) }
  }

  #record(): Fields {
    if (this.#need().match.outcome === null) throw new Refusal('unfinished')
    return this.#save()
  }

  /** What is saved of a finished match is its record. */
  #save(): Fields {
    const { box, setup, match } = this.#need()
    return { text: writeRecord(box, setup, match) }
  }

  #load(text: string): Fields {
    const sitting = sitDownAgain(text, this.#find)
    const answer = introduction(sitting)
    this.#sitting = sitting
    return answer
  }

  #quit(): Fields {
    this.#finished = true
    return {}
  }
}

/** A bug may throw after a move was played: the match is then rebuilt without it. */
function asItWas(sitting: Sitting, length: number): Sitting {
  const { box, setup, match } = sitting
  if (match.log.length === length) return sitting
  return { box, setup, match: replayMatch(box, setup, match.log.slice(0, length)) }
}

const say = sayer('en')

export function refused(error: unknown): Answer {
  if (error instanceof Refusal) return failure(error.code, say(error.said))
  if (error instanceof RecordFault) return failure('bad-record', faultText(error, say))
  const what = error instanceof Error ? error.message : String(error)
  return failure('internal', say(message('refusal.internal', { what: short(what) })))
}

function failure(code: string, text: string): Answer {
  return { ok: false, error: { code, message: text } }
}
