import type { Layer } from './layer.ts'

/** What the page may take of the rest: doors, words, and types. */
const IMPORTS = [
  'src/kernel/{languages,levels,message,text}.ts',
  'src/kernel/match/patch.ts',
  'src/kernel/match/seal-check.ts',
  'src/kernel/messages/**',
  'src/games/*/{page,rules,lesson}.ts',
  'src/games/*/*/{page,rules}.ts',
  'src/games/*/messages/**',
]
const TYPES = [
  'src/kernel/**',
  'src/games/*/**/{events,view}.ts',
  'src/games/*/{components,numbers,options}.ts',
  'src/games/*/content/schema.ts',
  'src/{table,wire,dev}/**',
]

/**
 * The layers of the page from the bottom up: each may use itself and what stands before it. Where a folder has files in two
 * of them, the lower ones are named.
 */
const STOREYS: readonly (readonly string[])[] = [
  ['web/style/**'],
  // What this device remembers, and how time is divided.
  ['web/client/{memory,timing}.ts'],
  ['web/i18n/**'],
  ['web/art/**'],
  // The socket, the stage, who one is.
  ['web/client/!(kits|memory|timing).ts'],
  ['web/sound/**'],
  ['web/ui/**'],
  ['web/boards/{*,setup/*}', 'web/boards/<game>/**'],
  // A game with its words and parts.
  ['web/client/kits.ts'],
  ['web/seal/kept.ts', 'web/share/**'],
  // What one page knows of one table.
  ['web/table/*.ts'],
  // What stands beside a table, each shown by it when it is wanted.
  ['web/{company,end,lobby,seal}/**', 'web/rules/{Book.svelte,*.ts,messages/*}'],
  ['web/table/**', 'web/dev/**'],
  ['web/{home,learn,replay,setup}/**', 'web/rules/Rules.svelte'],
  ['web/{App.svelte,main.ts,screens.ts}'],
]

/** Types that go the other way. */
const UPWARDS: { readonly [files: string]: readonly string[] } = {
  // A poster is asked for by what a board is.
  'web/art/**': ['web/boards/board.ts'],
  // A table holds what it knows of the others once that is here.
  'web/table/*.ts': ['web/company/**'],
}

export const WEB: readonly Layer[] = [
  ...STOREYS.flatMap((storey, height) =>
    storey.map((files): Layer => {
      const below = STOREYS.slice(0, height).flat()
      // A game's board knows no other game; the shelf knows them all.
      const beside = files.includes('<game>') ? storey : storey.map(ofAnyGame)
      return {
        files,
        imports: [...IMPORTS, ...below.map(ofAnyGame), ...beside],
        types: [...TYPES, ...(UPWARDS[files] ?? [])],
        packages: ['svelte'],
        platform: 'browser',
      }
    }),
  ),
  // How the page is divided into files, for the one who builds it.
  { files: 'web/{chunks,short-names}.ts', imports: [], packages: [], platform: 'none' },
  { files: 'web/short-keys.ts', imports: ['web/i18n/**'], packages: ['vite'], platform: 'node' },
]

function ofAnyGame(files: string): string {
  return files.replace('<game>', '*')
}
