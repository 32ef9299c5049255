/** Where a page says which build it is; see src/server/previews.ts. */
const OWN = 'meta[property="dorsal:page"]'
const HEADER = 'x-dorsal-page'
/** Kept for this tab: the build it was last reloaded for. Behind a load balancer a reload may bring the older page again. */
const RELOADED = 'dorsal.reloaded'

/** Notices that the server serves a newer build than this page. The page goes on; its reader decides when to reload. */
class Renewal {
  /** Null for a page that does not know, such as one in development. */
  readonly #own = document.querySelector<HTMLMetaElement>(OWN)?.content ?? null
  #newest = $state<string | null>(null)
  #later = $state<string | null>(null)
  /** Whether a part of this page is no longer to be had. */
  isMissing = $state(false)
  readonly isAsked = $derived(
    this.#newest !== null && (this.isMissing || (this.#later !== this.#newest && !this.#isReloaded())),
  )

  /** Whether the server has another page than this one. */
  get isOlder(): boolean {
    return this.#newest !== null
  }

  /** The build that the server serves. */
  heard(build: string | null): void {
    if (build === null || this.#own === null) return
    this.#newest = build === this.#own ? null : build
  }

  hear(response: Response): void {
    this.heard(response.headers.get(HEADER))
  }

  /** A chunk of the page failed to load. Asks the server for its build, since it may just as well be out of reach. */
  async missed(): Promise<void> {
    const response = await fetch('/api/who').catch(() => null)
    if (response === null) return
    this.hear(response)
    this.isMissing = this.#newest !== null
  }

  later(): void {
    this.#later = this.#newest
    this.isMissing = false
  }

  reload(): void {
    try {
      sessionStorage.setItem(RELOADED, this.#newest ?? '')
    } catch {
      // A private window that keeps nothing.
    }
    location.reload()
  }

  #isReloaded(): boolean {
    try {
      return sessionStorage.getItem(RELOADED) === this.#newest
    } catch {
      return false
    }
  }
}

export const renewal = new Renewal()
