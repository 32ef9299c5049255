import type { Message } from '#kernel/message.ts'
import type { Sound } from '../sound/sounds.ts'
import type { GameKit } from './board.ts'

/** How one kind of event is presented: on the board, to the ear and in the log. */
export interface Telling {
  /** Milliseconds that it takes to be seen at the usual pace; left out where the board shows nothing of it. */
  readonly lasts?: number
  /**
   * The part of that time, from 0 to 1, for which nobody can tell how it comes out: dice that tumble, a fin that is being
   * turned over. Until then nothing on the page says it.
   */
  readonly doubt?: number
  readonly sound?: Sound
  /**
   * Its place in the log: an aside is left out of the headlines because the next line says the same, a chapter is opened
   * by a round or an act. Left out for an ordinary line.
   */
  readonly log?: 'aside' | 'chapter'
  /** Whose sign stands beside its line of the log, where that is not the seat in it. */
  readonly sign?: string
  /** Something is drawn below its line of the log: a card that was scored. */
  readonly hasFace?: true
  /** It shows what bots said they would do, so that it need not be said any longer. */
  readonly settles?: true
}

/** How all the events of a game are presented: one that is forgotten does not compile. */
export type Tellings<Event extends Message> = { readonly [key in Event['key']]: Telling }

type KitTelling = Required<
  Pick<
    GameKit,
    'lasts' | 'lastsOf' | 'doubts' | 'sounds' | 'asides' | 'chapters' | 'signOf' | 'faces' | 'settles'
  >
>

/** What a kit says of its game's events, out of their table. */
export function kitTelling(table: { readonly [event: string]: Telling }): KitTelling {
  const all = Object.entries(table)
  const keysOf = (is: (telling: Telling) => boolean | undefined): ReadonlySet<string> =>
    new Set(all.flatMap(([key, telling]) => (is(telling) ? [key] : [])))
  const given = <T>(of: (telling: Telling) => T | undefined): { readonly [event: string]: T } =>
    Object.fromEntries(
      all.flatMap(([key, telling]) => {
        const value = of(telling)
        return value === undefined ? [] : [[key, value]]
      }),
    )
  const lastsOf = ({ key }: Message): number => table[key]?.lasts ?? 0
  return {
    lastsOf,
    lasts: (events) => events.reduce((sum, event) => sum + lastsOf(event), 0),
    doubts: given(({ doubt }) => doubt),
    sounds: given(({ sound }) => sound),
    asides: keysOf(({ log }) => log === 'aside'),
    chapters: keysOf(({ log }) => log === 'chapter'),
    signOf: ({ key }) => table[key]?.sign,
    faces: keysOf(({ hasFace }) => hasFace),
    settles: keysOf(({ settles }) => settles),
  }
}
