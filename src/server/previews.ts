import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyRequest } from 'fastify'
import { type Language, message } from '../kernel/message.ts'
import { Recent } from '../kernel/recent.ts'
import type { Config } from './config.ts'
import { originOf } from './hosts.ts'
import { baseOf } from './public-url.ts'
import { languageOf, say } from './words.ts'

/** A file as it is given out, with what it was compressed to. */
export interface Served {
  readonly type: string
  readonly tag: string
  readonly plain: Buffer
  readonly encoded: { readonly [encoding: string]: Buffer }
}

/** Whoever asks under many names and in all languages makes no more of them. */
const KEPT = 64

const SIZE = { width: 1200, height: 630 }

/** The page's first file, with what a messenger shows of a link to it. It depends on who asks in nothing but their language. */
export class Previews {
  readonly #index: string
  readonly #config: Config
  readonly #made = new Recent<Served>(KEPT)

  constructor(index: Buffer, config: Config) {
    this.#index = index.toString()
    this.#config = config
  }

  /** Of an open table with its game; null is what every other address has. */
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
    const title = game === null ? message('preview.title') : message('preview.table', { game })
    const tags: [name: string, content: string][] = [
      ['og:title', say(title, language)],
      ['og:description', say(message(game === null ? 'preview.about' : 'preview.sit'), language)],
      ['og:image', `${base}/preview.jpg`],
      ['og:image:width', String(SIZE.width)],
      ['og:image:height', String(SIZE.height)],
      ['og:type', 'website'],
      ['twitter:card', 'summary_large_image'],
    ]
    const head = tags.map(([name, content]) => `<meta property="${name}" content="${escaped(content)}">`)
    const plain = Buffer.from(this.#index.replace('</head>', () => `${head.join('')}</head>`))
    return {
      type: 'text/html; charset=utf-8',
      tag: tagOf(plain),
      plain,
      encoded: { br: brotliCompressSync(plain), gzip: gzipSync(plain) },
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
