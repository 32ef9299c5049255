/** A file of the built page that has its content's hash in its name. */
export interface PageFile {
  /** As it is asked for: `/assets/…`. */
  readonly path: string
  readonly plain: Buffer
  /** What the build compressed it to, by the name of the encoding. */
  readonly encoded: { readonly [encoding: string]: Buffer }
}

/**
 * The hashed files of the page that is served and of those that were served before it: a browser that was left open over an
 * upgrade still asks for them.
 */
export interface KeptPages {
  /** Adds the page that is served from now on, and drops what only pages before the last few had. */
  keep(build: string, files: readonly PageFile[]): Promise<void>
  find(path: string): Promise<PageFile | null>
}

/** The page that is served, and three before it. */
export const PAGES_KEPT = 4

export const NO_KEPT_PAGES: KeptPages = {
  async keep() {},
  find: async () => null,
}
