import { recall, remember } from '../../../client/memory.ts'
import type { SidePad } from '../../board.ts'

const MARKS = ['no', 'maybe', 'yes'] as const
export type MarkKind = (typeof MARKS)[number]

/** What a tap on the chart is for, besides playing. */
export type Tool = 'mark' | 'measure'

/** How this device likes to be helped: where the shark can be, the clues on the chart, marks of one's own. */
export class Aids {
  /** Whether this match allows help with deducing. */
  readonly helps: boolean
  odds = $state(false)
  clues = $state(false)
  tool = $state<Tool | null>(null)
  /** The crew share one set of marks; where there is nobody to share with, this browser keeps them. */
  readonly marks: Marks = $derived.by(() => {
    const notes = this.#pad()?.notes
    return notes === undefined ? this.#own : marksAmong(notes)
  })
  #own = $state.raw<Marks>({})
  /** Where a distance is measured from, and to. */
  from = $state<string | null>(null)
  to = $state<string | null>(null)
  /** The crew member whose reach is shown. */
  reach = $state<string | null>(null)
  readonly #place: string
  readonly #pad: () => SidePad | null

  /** Marks belong to one table, or to one match looked at again. */
  constructor(place: string, helps: boolean, pad: () => SidePad | null) {
    this.#pad = pad
    this.helps = helps
    this.odds = helps && recall('jaws.odds') !== 'off'
    this.clues = helps && recall('jaws.clues') === 'on'
    this.#place = `jaws.marks ${place}`
    this.#own = marksIn(recall(this.#place))
  }

  setOdds(on: boolean): void {
    this.odds = on
    remember('jaws.odds', on ? 'on' : 'off')
  }

  setClues(on: boolean): void {
    this.clues = on
    remember('jaws.clues', on ? 'on' : 'off')
  }

  take(tool: Tool): void {
    this.tool = this.tool === tool ? null : tool
    this.from = null
    this.to = null
  }

  /** Uses the tool in hand on a space. */
  use(space: string): void {
    if (this.tool === 'mark') this.#mark(space)
    else if (this.from === null || this.to !== null) {
      this.from = space
      this.to = null
    } else this.to = space
  }

  clearMarks(): void {
    this.#set(Object.fromEntries(Object.keys(this.marks).map((space) => [space, undefined])))
  }

  /** Nothing, no, maybe, yes, nothing. */
  #mark(space: string): void {
    const was = this.marks[space]
    this.#set({ [space]: MARKS[was === undefined ? 0 : MARKS.indexOf(was) + 1] })
  }

  #set(changes: { readonly [space: string]: MarkKind | undefined }): void {
    const pad = this.#pad()
    const entries = Object.entries(changes)
    if (pad !== null) pad.note(Object.fromEntries(entries.map(([space, kind]) => [NOTE + space, kind ?? ''])))
    else {
      this.#own = marksOf(Object.entries({ ...this.#own, ...changes }))
      remember(this.#place, Object.keys(this.#own).length === 0 ? null : JSON.stringify(this.#own))
    }
  }
}

type Marks = { readonly [space: string]: MarkKind }

/** How a mark is called on the pad. */
const NOTE = 'mark '

function marksAmong(notes: SidePad['notes']): Marks {
  return marksOf(
    Object.entries(notes).flatMap(([name, text]) =>
      name.startsWith(NOTE) ? [[name.slice(NOTE.length), text]] : [],
    ),
  )
}

function marksOf(entries: readonly (readonly [string, unknown])[]): Marks {
  return Object.fromEntries(
    entries.filter((entry): entry is [string, MarkKind] => (MARKS as readonly unknown[]).includes(entry[1])),
  )
}

function marksIn(text: string | null): Marks {
  try {
    const known: unknown = JSON.parse(text ?? '{}')
    return typeof known === 'object' && known !== null ? marksOf(Object.entries(known)) : {}
  } catch {
    return {}
  }
}
