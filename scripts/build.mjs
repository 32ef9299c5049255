import { readArguments } from './arguments.mjs'
import { pageReady } from './page.mjs'
import { prepare } from './prepare.mjs'
import { ready } from './ready.mjs'

readArguments('build', 'npm run build: builds the page into dist/web, if anything it is made of has changed.')

prepare(ready, pageReady)
