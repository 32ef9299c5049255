export interface Architecture {
  readonly layers: readonly Layer[]
  readonly doors: readonly Door[]
  readonly exempt: readonly string[]
}

export interface Layer {
  readonly files: string
  readonly imports: readonly string[]
  readonly types?: readonly string[]
  /** What is there for tests, and it may use all the same. */
  readonly testing?: readonly string[]
  readonly packages: readonly string[]
  readonly platform: 'none' | 'browser' | 'node'
}

/** A name that only some files may import, and none may hand on. */
export interface Door {
  readonly name: string
  readonly from: string
  readonly openTo: string
}
