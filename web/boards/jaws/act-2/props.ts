import { LETTERS, type Letter, WEAPONS } from '#games/jaws/act-2/page.ts'
import type { Act2View } from '#games/jaws/act-2/view.ts'
import type { JawsContent } from '#games/jaws/content/schema.ts'
import type { Key, Word as WordFrom } from '#kernel/catalogue.ts'
import { wordsBy } from '../../../i18n/words-by.ts'
import type { Say } from '../../board.ts'
import type { en as beside } from '../messages/beside.en.ts'
import type { JawsBoardProps } from '../turn.svelte.ts'
import type { en as act2 } from './messages/en.ts'

export type Act2Props = JawsBoardProps
export type GearCard = JawsContent['gear'][number]
export type CrewMember = Act2View['crew'][number]

type Words = typeof act2 & typeof beside

export type Act2Key = Extract<Key<Words>, `jaws.act2.${string}`>
/** The page's own words about Act 2. */
export type Word = WordFrom<Words>

export const wordsOf = (say: Say): Word => wordsBy(() => say)

export function gearOf(content: JawsContent, id: string): GearCard {
  const found = content.gear.find((each) => each.id === id)
  if (found === undefined) throw new Error(`there is no gear "${id}"`)
  return found
}

/** Gear is called by the number of its design in the notation. */
export function readyOf(content: JawsContent, id: string): string {
  return `ready ${content.gear.findIndex((each) => each.id === id) + 1}`
}

export function isWeapon({ kind }: GearCard): boolean {
  return WEAPONS.some((weapon) => weapon === kind)
}

/** The letters that lie in a water. */
export function lettersIn({ cards }: Pick<Act2View, 'cards'>, water: string): Letter[] {
  return LETTERS.filter((_, index) => cards[index] !== null && `w${cards[index]?.zone}` === water)
}

/** Whether this is a boat space, and not a water or a seat. */
export function isBoat(what: string): boolean {
  return /^b\d$/.test(what)
}
