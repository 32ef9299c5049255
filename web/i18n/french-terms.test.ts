import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

/** Every French catalogue there is, by the name of its file. */
const files = ['src', 'web'].flatMap((folder) => {
  const root = fileURLToPath(new URL(`../../${folder}`, import.meta.url))
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[./\\])fr\.ts$/.test(file))
    .map((file) => join(root, file))
})
const modules: object[] = await Promise.all(files.map((file) => import(file)))
const ALL: { readonly [key: string]: string } = Object.assign({}, ...modules.flatMap(Object.values))

/** What is not said, and the word that there is for it: the French rulebook's where it has one. */
const TERMS: readonly (readonly [of: RegExp, wrong: RegExp, right: string])[] = [
  [/jaws\./, /sonar|sondeur/i, 'radar à poissons'],
  [/jaws\./, /poste de police|chez le maire/, 'au commissariat, à la mairie'],
  [/jaws\./, /\baccroché/, 'fixé'],
  [/jaws\./, /sortir de l’eau/, 'remonter à bord'],
  [/jaws\./, /\bsort\w*\b[^.:;]*\b(nageur|Michael|l’en|du monde)/i, 'sauver'],
  [/jaws\./, /\btouches\b|[#\d] touche\b/, 'coups'],
  [/jaws\./, /\bsurgi/i, 'refaire surface'],
  [/jaws\./, /carte\S* de remontée/, 'carte de surface'],
  [/jaws\./, /\bse libère/, 'se secoue'],
  [/jaws\./, /\btire \{dice/, 'lance'],
  [/jaws\./, /\ben (\d|\{space@jaws\.page)/, 'case 8'],
  [/jaws\./, /(attaque|vise|va|abîme|détruit) : \{space/, 'with an article'],
  [/jaws\.orca\./, / : \{space/, 'with an article'],
  [/sharks\./, /deux ou trois points/, 'pastilles'],
  [/sharks\./, /à déchet/, 'qui ont un déchet'],
  [/sharks\./, /\bexpos[ée]|découvert/i, 'en vue'],
  [/sharks\./, /\btalent/, 'capacité'],
  [/shark-island\./, /santé/i, 'vie'],
  [/shark-island\./, /nageoire/i, 'aileron'],
  [/shark-island\./, /réussite/i, 'succès'],
  [/shark-island\./, /\bse battre/i, 'repousser'],
  [/./, /\brobots?\b/i, 'bot'],
  [/./, /[\d}]%/, 'a space before %'],
]

describe('French', () => {
  it('is looked for in every catalogue', () => {
    expect(files.length).toBeGreaterThan(25)
    for (const key of ['ui.close', 'jaws.token.evasive', 'jaws.act2.hits', 'cli.jaws.legend', 'sharks.drew'])
      expect(Object.keys(ALL)).toContain(key)
  })

  it.each(TERMS)('%s: not %s but “%s”', (of, wrong) => {
    const said = Object.entries(ALL).filter(([key, text]) => of.test(key) && wrong.test(text))
    expect(said).toEqual([])
  })

  it('calls the power token and what the shark evades by two names', () => {
    expect(ALL['jaws.act2.evade-short']).toBe('esquive')
    expect(ALL['jaws.token.evasive']).not.toMatch(/esquive/i)
  })
})
