/** Where the page is: the parts of the path, what stands behind ? and what stands behind #. */
class Route {
  path = $state(location.pathname)
  query = $state.raw(new URLSearchParams(location.search))
  hash = $state(location.hash.slice(1))
  readonly parts = $derived(this.path.split('/').filter(Boolean).map(decoded))

  constructor() {
    addEventListener('popstate', () => this.#read())
    addEventListener('hashchange', () => this.#read())
    document.addEventListener('click', (event) => this.#follow(event))
  }

  go(to: string, how: 'push' | 'replace' = 'push'): void {
    if (how === 'push') history.pushState(null, '', to)
    else history.replaceState(null, '', to)
    this.#read()
    if (how === 'push') scrollTo(0, 0)
  }

  /** Puts another hash into the address bar, for whoever copies it from there. The screen stays as it is. */
  write(hash: string): void {
    history.replaceState(null, '', location.pathname + location.search + (hash === '' ? '' : `#${hash}`))
  }

  #read(): void {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
    this.hash = location.hash.slice(1)
  }

  /** Handles plain clicks on links to this site without loading a page. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || link.target !== '' || link.hasAttribute('download')) return
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return
    if (link.hash !== '' && link.pathname === location.pathname) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export const route = new Route()
