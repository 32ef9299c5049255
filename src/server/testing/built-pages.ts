import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Pages of several releases, of one file each, compressed too. */
export class BuiltPages {
  readonly #folder = mkdtempSync(join(tmpdir(), 'dorsal-pages-'))

  /** Gives the folder of the page. */
  add(name: string): string {
    const page = join(this.#folder, name)
    mkdirSync(join(page, 'assets'), { recursive: true })
    const index = `<!doctype html><head></head><script src="/assets/${name}.js"></script>`
    writeFileSync(join(page, 'index.html'), index)
    writeFileSync(join(page, 'assets', `${name}.js`), `// ${name}`)
    writeFileSync(join(page, 'assets', `${name}.js.br`), `br ${name}`)
    writeFileSync(join(page, 'fin.svg'), `<svg id="${name}" />`)
    return page
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true })
  }
}
