import type { Catalogue, Message, Params } from './message.ts'

/** The keys of a catalogue, without the other ways to say something (`took?from=shop`). */
export type Key<C> = Exclude<keyof C & string, `${string}?${string}`>

/** What stands between the braces of a template. */
type Slots<Text> = Text extends `${string}{${infer Slot}}${infer Rest}` ? Slot | Slots<Rest> : never

type NameOf<Slot> = Slot extends `${infer Name}|${string}`
  ? Name
  : Slot extends `${infer Name}@${string}`
    ? Name
    : Slot

/** `{sharks.stomach}`: a number of the rules, which the game gives and nobody passes. */
type NumberName = `${string}.${string}`

/** The numbers of the rules that a template names. */
type NumbersIn<Text> = Extract<NameOf<Slots<Text>>, NumberName>

/** The parameters that a template fills in. */
type SlotNames<Text> = Exclude<NameOf<Slots<Text>> & string, NumberName>

/** `{count|point|# points}` counts, `{seat@seat}` names a thing or several, `{field}` is anything. */
type ParamOf<Text, Name extends string> =
  Extract<Slots<Text>, `${Name}|${string}`> extends never
    ? Extract<Slots<Text>, `${Name}@${string}`> extends never
      ? Params[string]
      : string | readonly string[]
    : number

/** What a template needs to be said. */
export type ParamsFor<Text> = { readonly [Name in SlotNames<Text>]: ParamOf<Text, Name> }

/**
 * A catalogue of English that says every event of a game and no parameter that an event does not have. The page asserts it
 * as a type, `en satisfies Says<typeof en>`, so that nothing of it is loaded.
 */
export type Says<C extends Catalogue, Event extends Message = never, Number extends NumberName = never> = {
  readonly [key in Event['key']]: string
} & {
  readonly [key in keyof C]: key extends string ? Spelt<C[key], Known<key, Event>, Number> : never
}

/** The parameters that a template of this key may fill in: of an event, those it has; of anything else, all. */
type Known<K extends string, Event extends Message> =
  PlainKey<K> extends Event['key'] ? KeyIn<Extract<Event, { readonly key: PlainKey<K> }>['params']> : string

/** A parameter that an event has in any of its forms. */
type KeyIn<P> = P extends unknown ? keyof P : never

type PlainKey<K> = K extends `${infer Plain}?${string}` ? Plain : K

/** The template itself where it is spelt right; else a type that names what does not exist. */
type Spelt<Text extends string, Known, Number> = [Misspelt<Text, Known, Number>] extends [never]
  ? Text
  : `there is no {${Misspelt<Text, Known, Number>}}`

type Misspelt<Text, Known, Number> = Exclude<SlotNames<Text>, Known> | Exclude<NumbersIn<Text>, Number>

/** English words: each event of a game is said, with parameters that it has and numbers that its rules have. */
export function englishFor<Event extends Message = never, Number extends NumberName = never>() {
  return <const C extends Catalogue>(words: C & Says<C, Event, Number>): C => words
}

/** Every key of the English words, with the parameters that English or the event has. */
export type Translates<
  C extends Catalogue,
  English extends Catalogue,
  Event extends Message = never,
  Number extends NumberName = never,
> = { readonly [key in Key<English>]: string } & {
  readonly [key in keyof C]: key extends string
    ? PlainKey<key> extends keyof English
      ? Spelt<
          C[key],
          Known<key, Event> & (PlainKey<key> extends Event['key'] ? unknown : Used<English, PlainKey<key>>),
          Number
        >
      : 'English does not say this'
    : never
}

/** The parameters of a key in any of the ways that it is said. */
type Used<C extends Catalogue, K extends string> = SlotNames<C[K] | C[Extract<keyof C, `${K}?${string}`>]>

/** The same words in another language, none left out. */
export function translationOf<
  English extends Catalogue,
  Event extends Message = never,
  Number extends NumberName = never,
>() {
  return <const C extends Catalogue>(words: C & Translates<C, English, Event, Number>): C => words
}

/** `Translates` for a language that is not complete yet: checks the keys that it has. */
export type TranslatesPart<
  C extends Catalogue,
  English extends Catalogue,
  Event extends Message = never,
  Number extends NumberName = never,
> = Omit<Translates<C, English, Event, Number>, Exclude<Key<English>, keyof C>>

/** The same words in a language that is not complete yet: what is missing is said in English. */
export function partOf<
  English extends Catalogue,
  Event extends Message = never,
  Number extends NumberName = never,
>() {
  return <const C extends Catalogue>(words: C & TranslatesPart<C, English, Event, Number>): C => words
}

/** Makes messages that a catalogue can say: with a key that it has, and with all that its template fills in. */
export type Sayer<C extends Catalogue> = <K extends Key<C>>(key: K, ...params: NeededFor<C[K]>) => Message

/** The parameters of a template as arguments: none has to be given where it fills in nothing. */
type NeededFor<Text> = SlotNames<Text> extends never ? [params?: Params] : [params: ParamsFor<Text> & Params]

/** Says what a catalogue has: a key that it lacks, or a parameter that is missing or misspelt, does not compile. */
export type Word<C extends Catalogue> = <K extends Key<C>>(key: K, ...params: FilledIn<C, K>) => string

/** The parameters of a template as arguments, those that only another way to say it names among them. */
type FilledIn<C extends Catalogue, K extends string> =
  SlotNames<C[K]> extends never ? [params?: Optional<C, K>] : [params: ParamsFor<C[K]> & Optional<C, K>]

type Optional<C extends Catalogue, K extends string> = {
  readonly [Name in OnlyElsewhere<C, K>]?: Params[string]
}

/** What stands in another way to say it, or decides whether it is said so (`took?from=shop`). */
type OnlyElsewhere<C extends Catalogue, K extends string> = Exclude<
  SlotNames<C[OtherWay<C, K>]> | ConditionOf<OtherWay<C, K>>,
  SlotNames<C[K]>
>

type OtherWay<C, K extends string> = Extract<keyof C, `${K}?${string}`>

type ConditionOf<K> = K extends `${string}?${infer Conditions}` ? NamesIn<Conditions> : never

type NamesIn<Conditions> = Conditions extends `${infer First}&${infer Rest}`
  ? NamesIn<First> | NamesIn<Rest>
  : Conditions extends `${infer Name}=${string}`
    ? Name
    : Conditions
