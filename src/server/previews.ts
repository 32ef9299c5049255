import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyRequest } from 'fastify'
import { boxes } from '#games/index.ts'
import { inWords } from '#kernel/languages.ts'
import { type Language, message } from '#kernel/message.ts'
import { Recent } from '#kernel/recent.ts'
import type { BuiltPage } from './built-page.ts'
import type { Config } from './config.ts'
import { originOf } from './hosts.ts'
import { baseOf } from './public-url.ts'
import { languageOf, say } from './words.ts'

/** A static file with its compressed versions. */
export interface Served {
  readonly type: string
  readonly tag: string
  readonly plain: Buffer
  readonly encoded: { readonly [encoding: string]: Buffer }
}

/** How many variants are cached. */
const KEPT = 64

/** A client can have a variant made with each request, by another Host: at full quality each takes several milliseconds. */
const QUICK = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 }

const SIZE = { width: 1200, height: 630 }

/** index.html with the tags of link previews. It depends on the request by host name and language alone. */
export class Previews {
  readonly #index: string
  readonly #build: string
  readonly #config: Config
  readonly #made = new Recent<Served>(KEPT)

  constructor({ index, build }: Pick<BuiltPage, 'index' | 'build'>, config: Config) {
    this.#index = index.toString()
    this.#build = build
    this.#config = config
  }

  /** For an open table of this game; null for every other path. */
  of(request: FastifyRequest, game: string | null): Served {
    const { publicUrl } = this.#config
    const base = publicUrl === null ? (originOf(request) ?? '') : baseOf(publicUrl)
    const language = languageOf(undefined, request.headers['accept-language'])
    const key = `${base} ${language} ${game ?? ''}`
    const made = this.#made.get(key) ?? this.#make(base, language, game)
    this.#made.set(key, made)
    return made
  }

  #make(base: string, language: Language, game: string | null): Served {
    const name = say(message(`${game}.name`), language)
    const title = game === null ? message('preview.title') : message('preview.table', { game: name })
    const tags: [name: string, content: string][] = [
      ['og:title', say(title, language)],
      [
        'og:description',
        say(
          game === null
            ? message('preview.about', { count: inWords(boxes.length, language) })
            : message('preview.sit'),
          language,
        ),
      ],
      ['og:image', `${base}/preview.jpg`],
      ['og:image:width', String(SIZE.width)],
      ['og:image:height', String(SIZE.height)],
      ['og:type', 'website'],
      ['twitter:card', 'summary_large_image'],
      // By it a page notices that the server has a newer build by now.
      ['dorsal:page', this.#build],
    ]
    const head = tags.map(([name, content]) => `<meta property="${name}" content="${escaped(content)}">`)
    const plain = Buffer.from(this.#index.replace('</head>', () => `${head.join('')}</head>`))
    return {
      type: 'text/html; charset=utf-8',
      tag: tagOf(plain),
      plain,
      encoded: { br: brotliCompressSync(plain, { params: QUICK }), gzip: gzipSync(plain) },
    }
  }
}

export function tagOf(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

const ENTITIES: { readonly [character: string]: string } = { '&': '&amp;', '"': '&quot;', '<': '&lt;' }

function escaped(text: string): string {
  return text.replace(/[&"<]/g, (character) => ENTITIES[character])
}
