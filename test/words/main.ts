import { LANGUAGE, LANGUAGES } from '#kernel/languages.ts'
import { misused, readArguments } from '../../scripts/arguments.mjs'
import { missingIn } from './missing.ts'

const HELP = `npm run words -- LANGUAGE: what a language does not say yet

Lists every file of English words whose neighbour in the language (fr.ts beside en.ts) is missing, or lacks some of
its keys. Here are: ${LANGUAGES.map((language) => `${language} (${LANGUAGE[language].name})`).join(', ')}. Another begins with a line in
src/kernel/languages.ts; what it lacks is said in English.

  --all   every key that is missing, not only how many`

const { values, words } = readArguments('words', HELP, {
  words: { least: 1, most: 1 },
  options: { all: { type: 'boolean', default: false } },
})
const [language] = words
if (!/^[a-z]{2,3}$/.test(language)) misused('words', `"${language}" is no language`)

const missing = await missingIn(language)
for (const { other, isThere, keys } of missing) {
  console.log(`${other}: ${isThere ? '' : 'not there; '}${keys.length} missing`)
  if (values.all) for (const key of keys) console.log(`  ${key}`)
}
const all = missing.reduce((sum, { keys }) => sum + keys.length, 0)
console.log(`${language}: ${all} messages missing in ${missing.length} files`)
