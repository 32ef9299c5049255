import type { Message, Params } from './message.ts'
import type { SeatSet, Viewer } from './seats.ts'

/** Who is told: those who hold one of the seats `only`, or those who hold none of `except`; neither means everyone. */
export interface Audience {
  readonly only?: SeatSet
  readonly except?: SeatSet
}

/** Something that happened, as a message, for those it is meant for. */
export interface GameEvent extends Message {
  readonly audience: Audience
  /** It tells the one who acted something they did not know, so the action cannot be taken back. */
  readonly reveals: boolean
}

export type Emit = (event: GameEvent) => void

export const EVERYONE: Audience = {}

/** One of the things that can happen in a game, or several alike: `events.ts` of a game is the union of all of them. */
export type EventOf<Key extends string, P extends Params> = Key extends string
  ? { readonly key: Key; readonly params: Readonly<P> }
  : never

/** The parameters of an event of this key. */
type ParamsOf<Event extends Message, Key extends Event['key']> = Extract<
  Event,
  { readonly key: Key }
>['params']

/** Says that something happened: one of a game's own events, with just its parameters. */
export type Happened<Event extends Message> = <Key extends Event['key']>(
  key: Key,
  params: ParamsOf<Event, Key>,
  audience?: Audience,
  reveals?: boolean,
) => GameEvent

export function happened(
  key: string,
  params: Params,
  audience: Audience = EVERYONE,
  reveals = false,
): GameEvent {
  return { key, params, audience, reveals }
}

/** `happened` for the events of one game: another key or a misspelt parameter does not compile. */
export function happenedIn<Event extends Message>(): Happened<Event> {
  return happened
}

export function isFor(audience: Audience, viewer: Viewer): boolean {
  if (audience.only !== undefined && (audience.only & viewer) === 0) return false
  return audience.except === undefined || (audience.except & viewer) === 0
}

/** Whether a viewer is told any of a list of events. */
export function hears(events: readonly GameEvent[], viewer: Viewer): boolean {
  for (const { audience } of events) if (isFor(audience, viewer)) return true
  return false
}

/** What a viewer is told of a list of events: the messages alone. */
export function told(events: readonly GameEvent[], viewer: Viewer): Message[] {
  const messages: Message[] = []
  for (const { key, params, audience } of events) if (isFor(audience, viewer)) messages.push({ key, params })
  return messages
}
