import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readArguments } from './arguments.mjs'
import { pageReady } from './page.mjs'
import { prepare } from './prepare.mjs'
import { ready } from './ready.mjs'
import { LIST, listOfLicences } from './shipped.mjs'

readArguments('licences', `npm run licences: writes ${LIST} anew, by what is shipped.`)

prepare(ready, pageReady)
writeFileSync(fileURLToPath(new URL(`../${LIST}`, import.meta.url)), listOfLicences())
