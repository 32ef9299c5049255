import { recall, remember } from '../../../client/memory.ts'

export const MARKS = ['no', 'maybe', 'yes'] as const
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
  marks = $state.raw<{ readonly [space: string]: MarkKind }>({})
  /** Where a distance is measured from, and to. */
  from = $state<string | null>(null)
  to = $state<string | null>(null)
  /** The crew member whose reach is shown. */
  reach = $state<string | null>(null)
  readonly #place: string

  /** Marks belong to one table, or to one match looked at again. */
  constructor(place: string, helps: boolean) {
    this.helps = helps
    this.odds = helps && recall('jaws.odds') !== 'off'
    this.clues = helps && recall('jaws.clues') === 'on'
    this.#place = `jaws.marks ${place}`
    this.marks = marksIn(recall(this.#place))
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
    this.#keep({})
  }

  /** Nothing, no, maybe, yes, nothing. */
  #mark(space: string): void {
    const { [space]: was, ...others } = this.marks
    const next = MARKS[was === undefined ? 0 : MARKS.indexOf(was) + 1]
    this.#keep(next === undefined ? others : { ...others, [space]: next })
  }

  #keep(marks: { readonly [space: string]: MarkKind }): void {
    this.marks = marks
    remember(this.#place, Object.keys(marks).length === 0 ? null : JSON.stringify(marks))
  }
}

function marksIn(text: string | null): { [space: string]: MarkKind } {
  try {
    const known: unknown = JSON.parse(text ?? '{}')
    if (typeof known !== 'object' || known === null) return {}
    return Object.fromEntries(
      Object.entries(known).filter((entry): entry is [string, MarkKind] =>
        (MARKS as readonly unknown[]).includes(entry[1]),
      ),
    )
  } catch {
    return {}
  }
}
