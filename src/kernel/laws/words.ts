import { seatsAsked } from '../decision.ts'
import type { Box, Game } from '../game.ts'
import { formatter, LANGUAGES, type Language, type Message } from '../message.ts'
import { messages as ofKernel } from '../messages.ts'
import { allSeats, type Seat, seatSet, WATCHER } from '../seats.ts'
import { hold, type Play } from './play.ts'

const LAW = 'Everything is said in every language'

/** The reader for each language: a function that puts a message into its words. */
type Saying = readonly (readonly [Language, (message: Message) => string])[]

interface Spoken {
  readonly saying: Saying
  /** What was said already: most messages come again and again. */
  readonly said: Set<string>
}

/** Keyed by content too, because that holds the names of things. */
const spoken = new WeakMap<Box, WeakMap<object, Spoken>>()

/** A whole text: nothing missing in it, no brace left over, not empty. */
const WHOLE = /^[^⟨⟩{}]*\S[^⟨⟩{}]*$/

/** Says messages in every language; whatever people can read while a game is played must come through here. */
export function checkSaid(play: Play, messages: readonly Message[]): void {
  const { saying, said } = spokenIn(play)
  for (const message of messages) {
    const text = JSON.stringify(message)
    if (said.has(text)) continue
    said.add(text)
    for (const [language, say] of saying) {
      const read = say(message)
      hold(WHOLE.test(read), LAW, () => `${language}: ${text} reads "${read}"`, play)
    }
  }
}

/** All that can be read at this moment: questions, what can be done, who sits where, and how it ended. */
export function checkWords(play: Play): void {
  const { game, state, outcome } = play.match
  checkSaid(play, messagesNow(game, state))
  if (outcome !== null)
    checkSaid(play, outcome.tieBreak === null ? [outcome.why] : [outcome.why, outcome.tieBreak])
}

function messagesNow(game: Game, state: unknown): Message[] {
  const asked = seatsAsked(game.decisions(state))
  const prompts = game.decisions(state).map(({ prompt }) => prompt)
  const named = game.seats.map(({ id }) => ({ key: 'refusal.not-your-turn', params: { seat: id } }))
  const done = game.seats.flatMap((_, seat) => (asked & seatSet(seat) ? described(game, state, seat) : []))
  return [...prompts, ...named, ...done]
}

/** What one can do is called something, for whoever does it and for whoever looks on. */
function described(game: Game, state: unknown, seat: Seat): Message[] {
  const into = new Uint16Array(game.vocabulary.size)
  const legal = Array.from(into.subarray(0, game.legal(state, seat, into)))
  return [seatSet(seat), WATCHER, allSeats(game.seats.length)].flatMap((viewer) => {
    const view = game.view(state, viewer)
    return legal.map((action) => game.describe(view, action))
  })
}

function spokenIn({ box, setup }: Play): Spoken {
  const contents = spoken.get(box) ?? new WeakMap<object, Spoken>()
  spoken.set(box, contents)
  const content = setup.content as object
  const known = contents.get(content) ?? { saying: sayingOf(box, content), said: new Set() }
  contents.set(content, known)
  return known
}

function sayingOf(box: Box, content: unknown): Saying {
  const names = box.names(content)
  return LANGUAGES.map((language) => {
    const catalogue = { ...ofKernel[language], ...box.messages[language] }
    return [language, formatter(language, catalogue, names)] as const
  })
}
