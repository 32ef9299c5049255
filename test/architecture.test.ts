import { describe, expect, test } from 'vitest'
import { checkArchitecture } from './architecture/check.ts'
import type { Architecture } from './architecture/layer.ts'
import { readSources } from './architecture/sources.ts'
import { WEB } from './architecture/web.ts'

const CRYPTOGRAPHY = ['@noble/ciphers', '@noble/hashes']
const SERVER_LIBRARIES = ['fastify', '@fastify/cookie', '@fastify/websocket', 'typebox', 'prom-client', 'uqr']

/**
 * Who may import what. The first layer that holds a file is the one that counts.
 * - imports: files it may use; types: files it may use with `import type` only
 * - packages: npm packages; platform: what it may take for granted around it
 *   (`none`: no Node API, no clock, no randomness of its own)
 * - <game> is the same game on both sides
 */
const DORSAL: Architecture = {
  layers: [
    {
      files: 'src/kernel/**',
      imports: ['src/kernel/**'],
      packages: [...CRYPTOGRAPHY, 'typebox'],
      platform: 'none',
    },
    {
      files: 'src/games/{index,shelf}.ts',
      imports: ['src/kernel/**', 'src/games/**'],
      packages: ['typebox'],
      platform: 'none',
    },
    {
      files: 'src/games/<game>/**',
      imports: ['src/kernel/**', 'src/games/<game>/**'],
      packages: ['typebox'],
      platform: 'none',
    },
    // A bot never holds a match: what it knows of a state it has imagined from a view.
    {
      files: 'src/bots/**',
      imports: ['src/kernel/*.ts', 'src/kernel/chance/**', 'src/bots/**'],
      types: ['src/games/*/**/view.ts'],
      packages: [],
      platform: 'none',
    },
    {
      files: 'src/thinking/**',
      imports: ['src/{kernel,games,bots,thinking}/**'],
      packages: [],
      platform: 'node',
    },
    {
      files: 'src/table/**',
      imports: ['src/kernel/**', 'src/games/**', 'src/table/**'],
      packages: ['typebox'],
      platform: 'none',
    },
    // The page takes types from here and no value, so that no schema is in it.
    {
      files: 'src/wire/**',
      imports: ['src/{kernel,table,wire}/**'],
      packages: ['typebox'],
      platform: 'none',
    },
    // Nothing of PostgreSQL is loaded by a server that keeps its matches in a file.
    {
      files: 'src/store/{postgres,move}/**',
      imports: ['src/kernel/**', 'src/store/**', 'src/table/{store,ownership}.ts'],
      types: ['src/table/**'],
      packages: ['pg'],
      platform: 'node',
    },
    {
      files: 'src/store/**',
      imports: ['src/kernel/**', 'src/store/**', 'src/table/store.ts'],
      types: ['src/table/**'],
      packages: [],
      platform: 'node',
    },
    {
      files: 'src/server/**',
      imports: ['src/{kernel,games,table,wire,store,thinking,server}/**'],
      packages: SERVER_LIBRARIES,
      platform: 'node',
    },
    {
      files: 'src/lab/**',
      imports: ['src/{kernel,games,bots,thinking,lab}/**'],
      packages: [],
      platform: 'node',
    },
    {
      files: 'src/cli/**',
      imports: ['src/{kernel,games,table,wire,store,bots,thinking,server,lab,cli}/**', 'package.json'],
      packages: ['typebox'],
      platform: 'node',
    },
    // The server and the panel of `npm run dev`: above everything, and nothing that people play on uses them.
    {
      files: 'src/dev/**',
      imports: ['src/**'],
      testing: ['src/games/*/testing/layout.ts'],
      packages: [...SERVER_LIBRARIES, 'typescript', 'vite'],
      platform: 'node',
    },
    ...WEB,
  ],
  // Only a view is ever sent to a person, and only this function makes one.
  doors: [
    { name: 'show', from: 'src/kernel/view.ts', openTo: '**/view.ts' },
    // Positions and draws are set by hand for developers alone, and in tests.
    { name: 'layOut', from: 'src/table/lay-out.ts', openTo: 'src/dev/**' },
    { name: 'openAt', from: 'src/table/lay-out.ts', openTo: 'src/dev/**' },
    { name: 'default', from: 'web/dev/Panel.svelte', openTo: 'web/table/Table.svelte' },
  ],
  exempt: ['**/*.test.ts', '**/testing/**', '**/testing.ts', '**/*.config.{js,ts}'],
}

test('imports go one way, and the rules stand alone', () => {
  const sources = readSources(['src', 'web'])
  console.log(`architecture: ${sources.size} files read`)
  expect(checkArchitecture(DORSAL, sources)).toEqual([])
})

describe('the check bites', () => {
  const allowed: [what: string, file: string, source: string][] = [
    ['a kernel file on the kernel', 'src/kernel/log.ts', "import { hash } from './hash.ts'"],
    ['an allowed package, by a path inside it', 'src/kernel/hash.ts', "import '@noble/hashes/sha2.js'"],
    ['a game on the kernel', 'src/games/jaws/act-1/shark.ts', "import '../../../kernel/game.ts'"],
    ['a game on the kernel, by its name', 'src/games/jaws/act-1/shark.ts', "import '#kernel/game.ts'"],
    [
      'words on those of other languages',
      'src/table/messages.ts',
      ['await import(`./', '{language}.ts`)'].join('$'),
    ],
    ['a game on itself', 'src/games/jaws/act-1/shark.ts', "import { swim } from '../state.ts'"],
    ['the list of games on a game', 'src/games/index.ts', "export { jaws } from './jaws/game.ts'"],
    ['a bot on a view', 'src/bots/jaws.ts', "import type { View } from '../games/jaws/view.ts'"],
    ['a store on the types of a table', 'src/store/s.ts', "import type { A } from '../table/match.ts'"],
    ['a server on Node', 'src/server/http.ts', "import { createServer } from 'node:http'"],
    [
      'a page on the door of a game',
      'web/boards/sharks/card.ts',
      "import { score } from '#games/sharks/page.ts'",
    ],
    ['a page on the types of a view', 'web/table/a.ts', "import type { V } from '#games/jaws/view.ts'"],
    ['a view through its door', 'src/games/jaws/view.ts', "import { show } from '../../kernel/view.ts'"],
    ['the kind of a view from anywhere', 'src/table/t.ts', "import type { View } from '../kernel/view.ts'"],
    ['developers on a server', 'src/dev/serve.ts', "import { createServer } from '../server/server.ts'"],
    ['developers on a test’s table', 'src/dev/l.ts', "import '../games/jaws/testing/layout.ts'"],
    [
      'developers on that of any game',
      'src/dev/l.ts',
      ['await import(`../games/', '{game}/testing/layout.ts`)'].join('$'),
    ],
    ['developers on setting by hand', 'src/dev/r.ts', "import { layOut } from '../table/lay-out.ts'"],
    ['a property that has a forbidden name', 'src/kernel/a.ts', 'export const a = (b: B) => b.process'],
    ['a forbidden name that is bound here', 'src/kernel/a.ts', 'const f = (process: P) => process.step'],
    ['a type that has a forbidden name', 'src/kernel/a.ts', 'export type When = { at: Date }'],
    ['a forbidden word in a comment', 'src/kernel/a.ts', '// unlike Math.random()\nexport {}'],
    ['a clock in a test', 'src/kernel/a.test.ts', "import 'node:fs'\nDate.now()"],
  ]
  test.each(allowed)('not on %s', (_what, file, source) => {
    expect(violations(file, source)).toEqual([])
  })

  const forbidden: [what: string, file: string, source: string, violation: string][] = [
    [
      'the kernel on a game',
      'src/kernel/log.ts',
      "\nimport { jaws } from '../games/jaws/game.ts'",
      'src/kernel/log.ts:2 may not import src/games/jaws/game.ts',
    ],
    [
      'a game on another game',
      'src/games/jaws/state.ts',
      "export * from '../sharks/state.ts'",
      'src/games/jaws/state.ts:1 may not import src/games/sharks/state.ts',
    ],
    [
      'a game on the list of games',
      'src/games/jaws/state.ts',
      "import '../index.ts'",
      'src/games/jaws/state.ts:1 may not import src/games/index.ts',
    ],
    [
      'a bot on a state',
      'src/bots/jaws.ts',
      "const state = await import('../games/jaws/state.ts')",
      'src/bots/jaws.ts:1 may not import src/games/jaws/state.ts',
    ],
    [
      'a bot on the type of a state',
      'src/bots/jaws.ts',
      "export type S = import('../games/jaws/state.ts').State",
      'src/bots/jaws.ts:1 may not import src/games/jaws/state.ts',
    ],
    [
      'a table on a server',
      'src/table/match.ts',
      "import { send } from '../server/socket.ts'",
      'src/table/match.ts:1 may not import src/server/socket.ts',
    ],
    [
      'a store on a table',
      'src/store/sqlite.ts',
      "import { type A, open } from '../table/match.ts'",
      'src/store/sqlite.ts:1 may only import type from src/table/match.ts',
    ],
    [
      'a lab on a server',
      'src/lab/ladder.ts',
      "import '../server/http.ts'",
      'src/lab/ladder.ts:1 may not import src/server/http.ts',
    ],
    [
      'a page on a state',
      'web/boards/Jaws.svelte',
      "<h1>import './a'</h1>\n<script lang=\"ts\">\n  import '../../src/games/jaws/state.ts'\n</script>",
      'web/boards/Jaws.svelte:3 may not import src/games/jaws/state.ts',
    ],
    [
      'a page on the code of a view',
      'web/boards/board.ts',
      "import { viewOf } from '#games/jaws/view.ts'",
      'web/boards/board.ts:1 may only import type from src/games/jaws/view.ts',
    ],
    [
      'a button on a board',
      'web/ui/Button.svelte',
      "<script>\n  import { PAGES } from '../boards/index.ts'\n</script>",
      'web/ui/Button.svelte:2 may not import web/boards/index.ts',
    ],
    [
      'a board on that of another game',
      'web/boards/jaws/sea.ts',
      "import { places } from '../sharks/places.ts'",
      'web/boards/jaws/sea.ts:1 may not import web/boards/sharks/places.ts',
    ],
    [
      'what a page knows of a table on how it looks',
      'web/table/session.svelte.ts',
      "const open = () => import('./Menu.svelte')",
      'web/table/session.svelte.ts:1 may not import web/table/Menu.svelte',
    ],
    [
      'a table on a screen',
      'web/table/Play.svelte',
      "<script>\n  import Home from '../home/Home.svelte'\n</script>",
      'web/table/Play.svelte:2 may not import web/home/Home.svelte',
    ],
    [
      'anything outside',
      'src/server/http.ts',
      "import '../../bench/run.ts'",
      'src/server/http.ts:1 may not import bench/run.ts',
    ],
    [
      'a test',
      'src/kernel/log.ts',
      "import './hash.test.ts'",
      'src/kernel/log.ts:1 may not import src/kernel/hash.test.ts',
    ],
    [
      'a package that is not on the list',
      'src/games/jaws/state.ts',
      "import { sha256 } from '@noble/hashes/sha2.js'",
      'src/games/jaws/state.ts:1 may not import the package @noble/hashes',
    ],
    [
      'Node',
      'src/kernel/log.ts',
      "import { readFileSync } from 'node:fs'",
      'src/kernel/log.ts:1 may not import node:fs',
    ],
    [
      'Node in a page',
      'web/boards/board.ts',
      "import { join } from 'node:path'",
      'web/boards/board.ts:1 may not import node:path',
    ],
    [
      'an import that cannot be followed',
      'src/cli/main.ts',
      'await import(name)',
      'src/cli/main.ts:1 imports what only running it can tell',
    ],
    [
      'a file that belongs to no layer',
      'src/helpers.ts',
      'export {}',
      'src/helpers.ts:1 belongs to no layer',
    ],
    [
      'a command on what is for developers',
      'src/cli/serve/command.ts',
      "import { devRoutes } from '../../dev/routes.ts'",
      'src/cli/serve/command.ts:1 may not import src/dev/routes.ts',
    ],
    [
      'a server on what is for developers',
      'src/server/app.ts',
      "import { devRoutes } from '../dev/routes.ts'",
      'src/server/app.ts:1 may not import src/dev/routes.ts',
    ],
    [
      'a server on setting by hand',
      'src/server/orders.ts',
      "import { layOut } from '../table/lay-out.ts'",
      'src/server/orders.ts:1 may not import layOut from src/table/lay-out.ts',
    ],
    [
      'the panel of developers',
      'web/replay/Replay.svelte',
      "<script>\n  const panel = await import('../dev/Panel.svelte')\n</script>",
      'web/replay/Replay.svelte:2 may not import default from web/dev/Panel.svelte',
    ],
    [
      'a server on a test’s table',
      'src/server/app.ts',
      "import '../games/jaws/act-1/testing.ts'",
      'src/server/app.ts:1 may not import src/games/jaws/act-1/testing.ts',
    ],
    [
      'the door of views',
      'src/table/match.ts',
      "import { show as brand } from '../kernel/view.ts'",
      'src/table/match.ts:1 may not import show from src/kernel/view.ts',
    ],
    [
      'the door of views under another name',
      'src/table/match.ts',
      "import * as views from '../kernel/view.ts'",
      'src/table/match.ts:1 may not import show from src/kernel/view.ts',
    ],
    [
      'a second door',
      'src/games/jaws/view.ts',
      "export { show } from '../../kernel/view.ts'",
      'src/games/jaws/view.ts:1 may not hand on show from src/kernel/view.ts',
    ],
  ]
  test.each(forbidden)('on %s', (_what, file, source, violation) => {
    expect(violations(file, source)).toEqual([violation])
  })

  const impure: [source: string, what: string][] = [
    ['const seed = Math.random()', 'Math.random'],
    ["const seed = Math['random']()", 'Math.random'],
    ['const { random } = Math', 'Math.random'],
    ['const now = Date.now()', 'Date'],
    ['const now = new Date()', 'Date'],
    ['const now = performance.now()', 'performance'],
    ['setTimeout(() => {}, 10)', 'setTimeout'],
    ['const home = process.env.HOME', 'process'],
    ['const clock = globalThis.performance', 'globalThis'],
    ['const clock = { Date }', 'Date'],
  ]
  for (const folder of ['src/kernel', 'src/games/jaws', 'src/bots', 'src/table'])
    test.each(impure)(`in ${folder} on %s`, (source, what) => {
      expect(violations(`${folder}/a.ts`, source)).toEqual([`${folder}/a.ts:1 may not use ${what}`])
    })
})

function violations(file: string, source: string): string[] {
  return checkArchitecture(DORSAL, new Map([[file, source]]))
}
