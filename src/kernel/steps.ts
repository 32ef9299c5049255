import type { Chance } from './chance/chance.ts'
import type { Decision } from './decision.ts'
import type { Emit } from './event.ts'
import { type Message, message } from './message.ts'
import type { ActionList, Rules } from './rules.ts'
import { hasSeat, type Seat, type SeatSet } from './seats.ts'
import type { Action } from './vocabulary.ts'

/** A state says by a number which of its game's steps it waits at. */
export interface Stepped {
  step: number
}

/** One thing that somebody is asked: a step of the rulebook, with all that it says side by side. */
export interface Step<Setting, State extends Stepped> {
  /** Who is asked; left out where it is whoever the sequence usually asks. */
  asks?(setting: Setting, s: State): SeatSet
  /** `each`: all who are asked owe an answer; otherwise the first answer settles it. */
  readonly need?: 'each'
  /** It may be passed. */
  readonly optional?: boolean
  /** It interrupts a question that goes on afterwards: `Decision.aside`. */
  pauses?(setting: Setting, s: State): boolean
  /** What others than those who are asked may do as long as the question is open, without being waited for. */
  readonly offer?: Offer<Setting, State>
  prompt(setting: Setting, s: State): Message
  /** Writes what the seat may do into the list and returns how much that is. */
  legal(setting: Setting, s: State, seat: Seat, into: ActionList): number
  /** Plays a legal action, and says by `s.step` where the game goes on. */
  apply(setting: Setting, s: State, seat: Seat, action: Action, chance: Chance, emit?: Emit): void
  /** Why an action that is not legal here is not; null when there is nothing better to say than that it is not. */
  refuse(setting: Setting, s: State, seat: Seat, action: Action): Message | null
}

/** Who has an offer beside a question, and in which words; `legal` and `apply` are those of the step. */
interface Offer<Setting, State extends Stepped> {
  seats(setting: Setting, s: State): SeatSet
  prompt(setting: Setting, s: State): Message
}

/** What happens without anyone being asked, such as the beginning of a phase; it says by `s.step` where the game goes on. */
export type Passage<Setting, State extends Stepped> = (
  setting: Setting,
  s: State,
  chance: Chance,
  emit?: Emit,
) => void

/** A game in the order of its rulebook. */
export interface Sequence<Setting, State extends Stepped, Name extends string> {
  /** What steps are called in a state. */
  readonly at: { readonly [name in Name | 'over']: number }
  /** What each of them is. */
  readonly steps: { readonly [name in Name]: Step<Setting, State> | Passage<Setting, State> }
  /** Whom a step asks that does not say so itself. */
  asks(setting: Setting, s: State): SeatSet
  /** The id of the open question: see `Decision`. */
  question(setting: Setting, s: State, step: NoInfer<Name>): string
  /** Why something is not possible at this step, where the step has nothing better to say. */
  otherwise(setting: Setting, s: State, prompt: Message): Message
  /** How the game goes on after an answer; left out where it plays one passage after the other until somebody is asked. */
  proceed?(setting: Setting, s: State, chance: Chance, emit?: Emit): void
}

/** What follows from a sequence, for one table. */
export interface Steps<State> extends Pick<Rules<State>, 'decisions' | 'toAct' | 'legal' | 'apply'> {
  /** Why a seat that is asked cannot do this, of something that is not legal. */
  refuse(state: State, seat: Seat, action: Action): Message
}

/** Why a seat cannot do this now; null when it can. For the `explain` of a game, of a state that looks like its view. */
export function whyNot<State>(
  { toAct, legal, refuse }: Pick<Steps<State>, 'toAct' | 'legal' | 'refuse'>,
  { seats, vocabulary }: Pick<Rules, 'seats' | 'vocabulary'>,
  s: State,
  seat: Seat,
  action: Action,
): Message | null {
  const asked = toAct(s)
  if (asked === 0) return message('refusal.over')
  const into = new Uint16Array(vocabulary.size)
  if (into.subarray(0, legal(s, seat, into)).includes(action)) return null
  if (!hasSeat(asked, seat)) return message('refusal.not-your-turn', { seat: seats[seat].id })
  return refuse(s, seat, action)
}

/** The steps that ask somebody, by number. */
function questionsOf<Setting, State extends Stepped, Name extends string>({
  at,
  steps,
}: Pick<Sequence<Setting, State, Name>, 'at' | 'steps'>): readonly (Step<Setting, State> | undefined)[] {
  return byNumber(at, steps).map((each) => (typeof each === 'function' ? undefined : each))
}

/** The steps that ask nobody, by number. */
export function passagesOf<Setting, State extends Stepped, Name extends string>({
  at,
  steps,
}: Pick<Sequence<Setting, State, Name>, 'at' | 'steps'>): readonly (Passage<Setting, State> | undefined)[] {
  return byNumber(at, steps).map((each) => (typeof each === 'function' ? each : undefined))
}

function byNumber<Name extends string, T>(
  at: { readonly [name in Name | 'over']: number },
  things: { readonly [name in Name]: T },
): (T | undefined)[] {
  const list: (T | undefined)[] = new Array(Object.keys(at).length).fill(undefined)
  for (const name in things) list[at[name]] = things[name]
  return list
}

export function playSteps<Setting, State extends Stepped, Name extends string>(
  setting: Setting,
  sequence: Sequence<Setting, State, Name>,
): Steps<State> {
  const questions = questionsOf(sequence)
  const passages = passagesOf(sequence)
  const names = byNumber(sequence.at, namesOf(sequence.steps))
  // Lists of functions by number: looking up `legal` in one of many objects costs a playout a tenth of its time.
  const askedAt = questions.map((step) => (step === undefined ? nobody : step.asks))
  const offers = questions.map((step) => step?.offer?.seats ?? nobody)
  const legalAt = questions.map((step) => step?.legal ?? nothing)
  const applyAt = questions.map((step) => step?.apply ?? nothing)
  const { proceed, asks: usual } = sequence

  /** Most steps leave this to the sequence. Its function is called by name, because V8 inlines that but no call out of a list. */
  const asked = (s: State): SeatSet => {
    const own = askedAt[s.step]
    return own === undefined ? usual(setting, s) : own(setting, s)
  }

  return {
    decisions(s): Decision[] {
      const step = questions[s.step]
      const name = names[s.step]
      if (step === undefined || name === undefined) return []
      const id = sequence.question(setting, s, name)
      const open: Decision = {
        id,
        seats: asked(s),
        need: step.need ?? 'any',
        optional: step.optional ?? false,
        prompt: step.prompt(setting, s),
      }
      const question: Decision = step.pauses?.(setting, s) ? { ...open, aside: 'pause' } : open
      const seats = offers[s.step](setting, s)
      if (step.offer === undefined || seats === 0) return [question]
      const prompt = step.offer.prompt(setting, s)
      return [question, { id, seats, need: 'any', optional: true, prompt, aside: 'offer' }]
    },

    toAct: asked,

    legal: (s, seat, into) =>
      hasSeat(asked(s), seat) || hasSeat(offers[s.step](setting, s), seat)
        ? legalAt[s.step](setting, s, seat, into)
        : 0,

    apply(s, seat, action, chance, emit) {
      applyAt[s.step](setting, s, seat, action, chance, emit)
      if (proceed !== undefined) return proceed(setting, s, chance, emit)
      for (let next = passages[s.step]; next !== undefined; next = passages[s.step])
        next(setting, s, chance, emit)
    },

    refuse(s, seat, action) {
      const step = questions[s.step]
      if (step === undefined) return message('refusal.over')
      return step.refuse(setting, s, seat, action) ?? sequence.otherwise(setting, s, step.prompt(setting, s))
    },
  }
}

/** Once a game is over nobody is asked, and nothing can be done. */
const nobody = (): SeatSet => 0
const nothing = (): number => 0

function namesOf<Name extends string>(
  steps: { readonly [name in Name]: unknown },
): {
  readonly [name in Name]: Name
} {
  const names = {} as { [name in Name]: Name }
  for (const name in steps) names[name] = name
  return names
}
