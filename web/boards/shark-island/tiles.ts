/** Where a tile lies in the row: events number tiles from 1. */
export function tileAt(number: number): number {
  return number - 1
}
