import type { WrittenOysters } from '#kernel/testing/oysters/written.ts'
import type { Club } from './club.ts'

/** In these tests people are called as their seats are. */
export const PEOPLE = ['ann', 'ben', 'cat'] as const

/** Oysters among friends, one round unless told otherwise. */
export function playOysters(club: Club, players = 3, rounds = 1): Promise<string> {
  return club.play('oysters', PEOPLE.slice(0, players), { rounds })
}

export function playTeamOysters(club: Club): Promise<string> {
  return club.play('team-oysters', PEOPLE)
}

export function stateOf(club: Club, id: string): Promise<WrittenOysters> {
  return club.table(id, ({ game, match }) => structuredClone(game.write(match?.state) as WrittenOysters))
}

/** The first card a seat can lay, as an action. */
export async function layOf(club: Club, id: string, seat: number): Promise<string> {
  return `lay ${(await stateOf(club, id)).hands[seat][0]}`
}

export async function layAll(club: Club, id: string, players = 3): Promise<void> {
  for (let seat = 0; seat < players; seat++)
    await club.act(id, PEOPLE[seat], seat, await layOf(club, id, seat))
}

/** All have laid, and the caller has sent this seat to dive. */
export async function dive(club: Club, id: string, diver: number, players = 3): Promise<void> {
  await layAll(club, id, players)
  const { caller } = await stateOf(club, id)
  await club.act(id, PEOPLE[caller], caller, `send ${PEOPLE[diver]}`)
}

/** From the dive on to the end of the round: hidden in S, looked for in N. */
export async function finish(club: Club, id: string, diver: number, seeker: number): Promise<void> {
  await club.act(id, PEOPLE[diver], diver, 'put S', 'done')
  await club.act(id, PEOPLE[seeker], seeker, 'wade N')
  await club.act(id, PEOPLE[seeker], seeker, 'open')
  await club.act(id, PEOPLE[diver], diver, 'pass')
}
