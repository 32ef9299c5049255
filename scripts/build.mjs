import { pageReady } from './page.mjs'
import { prepare } from './prepare.mjs'
import { ready } from './ready.mjs'

prepare(ready, pageReady)
