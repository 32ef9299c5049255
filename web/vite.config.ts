import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { pageLicences } from '../scripts/page-licences.mjs'
import { chunks, FORMS, fetchedWith } from './chunks.ts'
import { shortenKeys } from './short-keys.ts'
import { shortName } from './short-names.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  root: here,
  plugins: [
    shortenKeys(here),
    svelte({
      configFile: false,
      compilerOptions: {
        runes: true,
        cssHash: ({ filename, hash }) => shortName(relative(here, filename), hash),
      },
      // The peer in bench/ brings a package that the page never sees.
      experimental: { disableSvelteResolveWarnings: true },
    }),
    preloadFonts(),
    pageLicences(),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // The page's content security policy allows no `data:` URLs and nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: fetchedWith },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Left out of what does not use them.
      treeshake: { moduleSideEffects: [{ test: FORMS, sideEffects: false }] },
      output: {
        // Names of files are told to whoever looks at a table: hashes do not compress, and these tell builds apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7].[ext]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunks(`${here}index.html`) }],
        },
      },
    },
  },
})

/** The fonts are known before the style sheet that asks for them has come: no flash of other letters. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head',
          })),
    },
  }
}
