import { existsSync, globSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { boxes } from '#games/index.ts'
import type { Box } from '#kernel/game.ts'
import type { Catalogue } from '#kernel/message.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Texts that tell the rules of a game, by the file they stand in. */
const FILES = globSync('{src/games/*,web/boards/**}/messages/**/{en,fr,*.en,*.fr}.ts', { cwd: ROOT }).concat(
  globSync('src/cli/messages/{en,fr,island.*,jaws.*}.ts', { cwd: ROOT }),
)

/** From two on: "one" is said of anything. */
const COUNTED = {
  en: /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|fourth|fifth)\b/i,
  fr: /\d|\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quatrième|cinquième)\b/i,
}

/** What has a number without being one of the rules. */
const NAMED = [
  /\{[^|}]*[|}]/g, // a parameter, or the name of what is counted
  /\b[Aa]cte? [12]\b/g,
  /\b[a-d][1-4]\b/g, // a cell of the ocean
  /\b1\b/g, // one
  /\b(?:ou|prend|l’une des) (?:les )?deux\b/g, // both of what was named before
]

/** Keys whose texts have a number of their own, and what it is. */
const OF_THEIR_OWN: readonly (readonly [what: string, keys: RegExp])[] = [
  ['the name of a space', /^jaws\.(?:space|land|page\.short)\./],
  ['the number on a card is its name', /^shark-island\.combat-card\./],
  ['how long it takes', /^jaws\.page\.setup\.mode-hint\./],
  ['both acts', /^jaws\.(?:page\.setup|option)\.mode\.full$/],
  ['the people at the table', /^(?:jaws\.page\.setup\.players-hint\.3|shark-island\.option\.alone)$/],
  ['one way or the other', /^(?:jaws\.act2\.ammo\.line|sharks\.(?:page\.rules|learn)\.boat-text)$/],
  ['what a pack must have', /^(?:jaws\.fault\.two-docks|sharks\.fault\.(?:core|pair))$/],
  ['of a hundred', /^shark-island\.page\.odds-label$/],
  ['flags and their defaults', /^cli\.help/],
  ['not of a game', /^(?:refusal\.|fault\.|lab\.|cli\.(?:play|variable)\b)/],
  [
    'a place to tap in a lesson',
    /^jaws\.learn\.(?:hunting\.(?:start|burst)|searching\.(?:finder|nearby|launch)|breaking\.attack|shooting\.(?:board|aim))-text$/,
  ],
  [
    'what a lesson deals',
    /^(?:jaws\.learn\.(?:hunting\.plan|shooting\.locked)-text|sharks\.learn\.(?:eat|score|pair|variety)(?:-text)?|shark-island\.learn\.(?:coast|sight|sail|search|take|more|pass|won|struck|alarm)-text)$/,
  ],
]

async function textsOf(file: string): Promise<readonly (readonly [key: string, text: string])[]> {
  const found: { readonly [name: string]: Catalogue } = await import(pathToFileURL(ROOT + file).href)
  return Object.values(found).flatMap(Object.entries)
}

test.each(FILES)('no number of the rules stands in a text of %s', async (file) => {
  const counted = COUNTED[file.endsWith('fr.ts') ? 'fr' : 'en']
  const texts = await textsOf(file)
  const found = texts.filter(
    ([key, text]) =>
      !OF_THEIR_OWN.some(([, keys]) => keys.test(key)) &&
      counted.test(NAMED.reduce((left, named) => left.replaceAll(named, ''), text)),
  )
  expect(found).toEqual([])
})

test('every number that a text names is one of its game, and every number of a game is named', async () => {
  const texts = (await Promise.all(FILES.map(textsOf))).flat().map(([, text]) => text)
  const named = new Set(
    texts.flatMap((text) => [...text.matchAll(/\{([a-z-]+\.[a-zA-Z]+)[|}]/g)].map(([, name]) => name)),
  )
  const given = (await Promise.all(boxes.map(numbersOf))).flat()
  expect([...named].sort()).toEqual(given.sort())
})

/** The numbers of the rules that a game has names for: always the same ones, or those of its content. */
async function numbersOf({ id, shelf }: Box): Promise<string[]> {
  const file = `${ROOT}src/games/${id}/numbers.ts`
  if (!existsSync(file)) return []
  const { NUMBERS, numbersOf } = await import(pathToFileURL(file).href)
  return Object.keys(NUMBERS ?? numbersOf(shelf.builtIn))
}
