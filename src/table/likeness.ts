import { Recent } from '#kernel/recent.ts'

/** Characters that look alike: each row is read as its first. */
const LOOKALIKES = [
  'AАΑ',
  'BВΒ',
  'CС',
  'EЕΕ',
  'HНΗҺ',
  'IІΙL1|Ӏ',
  'JЈ',
  'KКΚ',
  'MМΜ',
  'NΝ',
  'OОΟ0',
  'PРΡ',
  'SЅ',
  'TТΤ',
  'XХΧ',
  'YУΥҮ',
  'ZΖ',
  "'’‘ʼ`´",
]
const TAKEN_FOR = new Map(LOOKALIKES.flatMap(([first, ...others]) => others.map((other) => [other, first])))

/**
 * A name reduced to how it looks: names that come out alike are told apart by a number. A small rule (Latin, Cyrillic and
 * Greek capitals, accents, spaces, what is not drawn), no complete list of lookalikes.
 */
function atAGlance(name: string): string {
  const known = LOOKS.get(name)
  if (known !== undefined) return known
  const look = lookOf(name)
  LOOKS.set(name, look)
  return look
}

/** A cache: a table compares every newcomer with all who were there, again each time its log is read. */
const LOOKS = new Recent<string>(5_000)

function lookOf(name: string): string {
  const bare = name.normalize('NFKC').toUpperCase().normalize('NFKD')
  const drawn = bare.replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}\s]/gu, '').replaceAll(/\p{Pd}/gu, '-')
  return Array.from(drawn, (character) => TAKEN_FOR.get(character) ?? character).join('')
}

/** How somebody is called among others who were there before: by their name, or by it and the first number that is free. */
export function toldApart(name: string, others: Iterable<string>): string {
  const taken = new Set(Array.from(others, atAGlance))
  let called = name
  for (let number = 2; taken.has(atAGlance(called)); number++) called = `${name} (${number})`
  return called
}
