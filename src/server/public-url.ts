/** How the outside calls this server, as links begin. */
export function baseOf({ origin, pathname }: URL): string {
  return `${origin}${pathname.replace(/\/$/, '')}`
}
