/** Of two releases, whether the first is not earlier. */
export function isSince(release: string, first: string): boolean {
  return release.localeCompare(first, 'en', { numeric: true }) >= 0
}
