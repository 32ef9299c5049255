import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { SPACES, TOKENS } from '#games/jaws/act-1/page.ts'
import { CREW_IDS, SEAT_IDS } from '#games/jaws/page.ts'
import type { Catalogue } from '#kernel/message.ts'
import { catalogueFaults } from '#kernel/testing/catalogues.ts'
import { en as act1En } from '../act-1/messages/en.ts'
import { fr as act1Fr } from '../act-1/messages/fr.ts'
import { en as besideEn } from './beside.en.ts'
import { fr as besideFr } from './beside.fr.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { en as learnEn } from './learn.en.ts'
import { fr as learnFr } from './learn.fr.ts'

const CATALOGUES: readonly (readonly [string, Catalogue, Catalogue])[] = [
  ['the page', en, fr],
  ['what stands beside the table', besideEn, besideFr],
  ['Act 1', act1En, act1Fr],
  ['the lessons', learnEn, learnFr],
]

/** Keys that the code puts together: what stands for one of their parts. */
const ASKED = ['start', 'clear-beach', 'wrong-shark', 'birthday', 'gather', 'fly']
const COMPOSED: readonly string[] = [
  ...ASKED.flatMap((step) => ['title', 'line', 'main', 'why'].map((part) => `${step}.${part}`)),
  ...SPACES.map((space) => `short.${space}`),
  ...['N', 'S', 'E', 'W', '5', '6', '7', '8', 'shop'].map((space) => `place.${space}`),
  ...TOKENS.map((token) => `token.${token}`),
  ...SEAT_IDS.flatMap((seat) => [`about.${seat}`, `setup.role.${seat}`]),
  ...CREW_IDS.map((seat) => `aim.move.${seat}`),
  'aim.launch.quint',
  'aim.close.brody',
  ...['move', 'launch', 'close', 'climb'].map((aim) => `crew.aim.${aim}`),
  ...['no', 'maybe', 'yes'].map((mark) => `mark.${mark}`),
  ...['closed', 'opening'].flatMap((token) => [`sign.${token}`, `here.${token}`]),
  ...['binoculars.yes', 'binoculars.no', 'launch.hit', 'launch.miss'].map((clue) => `clue.${clue}`),
  ...['here', 'nearby', 'neither'].map((answer) => `clue.finder.${answer}`),
  ...['bitten', 'quiet', 'seen', 'not-seen', 'hit', 'missed', 'over'].map((head) => `told.${head}`),
  ...['here', 'nearby', 'neither'].map((answer) => `told.finder-${answer}`),
  ...['full', 'act-1', 'act-2'].flatMap((mode) => [
    `setup.mode.${mode}`,
    `setup.mode-hint.${mode}`,
    `end.tide-key.${mode}`,
  ]),
  ...['on', 'off'].flatMap((help) => [`setup.help.${help}`, `setup.help-hint.${help}`]),
  ...['2', '3', '4'].map((players) => `setup.players-hint.${players}`),
  ...['event', 'shark', 'crew', 'end'].flatMap((step) => [`rules.act-1.${step}`, `rules.act-1.${step}-text`]),
  ...['setup', 'lock', 'prepare', 'reveal', 'crew', 'shark', 'end'].flatMap((part) => [
    `rules.act-2.${part}`,
    `rules.act-2.${part}-text`,
  ]),
  'rules.act-2.title',
]

describe.each(CATALOGUES)('the words of JAWS for %s', (_name, english, french) => {
  it('say the same in both languages, with the same things to fill in', () => {
    expect(catalogueFaults(english, french)).toEqual([])
  })
})

it('the words of the page and of Act 1 are all used, and all there', () => {
  const texts = sources()
  const known = Object.keys({ ...en, ...besideEn, ...act1En })
    .filter((key) => key.startsWith('jaws.page.'))
    .map((key) => key.replace('jaws.page.', ''))
  const quoted = texts.flatMap((text) =>
    [...text.matchAll(/'([a-z0-9.-]+)'/g)].map(([, key]) => key.replace('jaws.page.', '')),
  )
  // Some parts of the page have a short way of asking for their own words.
  const used = new Set([
    ...COMPOSED,
    ...quoted.flatMap((key) => [key, `setup.${key}`, `end.${key}`, `rules.${key}`]),
  ])
  expect(known.filter((key) => !used.has(key))).toEqual([])
  const whole = texts.flatMap((text) =>
    [...text.matchAll(/'jaws\.page\.([a-z0-9.-]+)'/g)].map(([, key]) => key),
  )
  expect([...COMPOSED, ...whole].filter((key) => !known.includes(key))).toEqual([])
})

function sources(): string[] {
  const folder = fileURLToPath(new URL('..', import.meta.url))
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file) && !/messages[/\\]|\.test\.ts$/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
}
