import type { Visitor } from './visitor.ts'

/** Lays a table of Shark Island; every seat that is not somebody's here is a bot that plays at random, or open. */
export async function layIsland(
  { page }: Visitor,
  hunters: readonly string[],
  mine: readonly string[],
  others: 'open' | 'bot',
): Promise<string> {
  const rest = others === 'open' ? 'open' : { bot: 'random' }
  const seats = Object.fromEntries(
    ['shark', ...hunters].map((seat) => [seat, mine.includes(seat) ? 'me' : rest]),
  )
  const wanted = {
    game: 'shark-island',
    options: { players: hunters.length + 1, hunters },
    listed: true,
    seats,
  }
  const { match } = await post<{ match: string }>(page, '/api/matches', wanted)
  return match
}

export async function introduce({ page }: Visitor, name: string): Promise<void> {
  await post(page, '/api/me', { name })
}

export async function invitation({ page }: Visitor, match: string, seat: string): Promise<string> {
  const { link } = await post<{ link: string }>(page, `/api/matches/${match}/invitations`, { seat })
  return link
}

async function post<Answer>(page: Visitor['page'], path: string, body: unknown): Promise<Answer> {
  return (await page.evaluate(
    async ([to, text]) => {
      const answer = await fetch(to, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: text,
      })
      return (await answer.json()) as Answer
    },
    [path, JSON.stringify(body)] as const,
  )) as Answer
}

/** What somebody would do without thinking much; the first that is there. */
const PREFERRED = [
  'strategy press',
  'keep',
  'sight',
  'sail 1',
  'dock',
  'reveal',
  'stop',
  'stay',
  'pass',
  'vote attack',
  'done',
]

/** Answers what this person is asked, with the board's own buttons where it has better ones. Gives what was done. */
export async function answer({ page }: Visitor): Promise<string | null> {
  const deal = page.getByRole('button', { name: 'Deal evenly' }).first()
  if ((await deal.count()) > 0) {
    await deal.click({ timeout: 5000 })
    await page.getByRole('button', { name: /^Let them look/ }).click({ timeout: 5000 })
    return 'placed'
  }
  const list = page.locator('.area-act [data-action]')
  const folded = page.locator('.area-act details:not([open]) > summary')
  if ((await folded.count()) > 0) await folded.click({ timeout: 5000 })
  const actions = await list.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('data-action') ?? ''),
  )
  const action = PREFERRED.map((verb) => actions.find((each) => each.startsWith(verb))).find(
    (each) => each !== undefined,
  )
  const chosen = action ?? actions[0]
  if (chosen === undefined) return null
  try {
    await page.locator(`.area-act [data-action="${chosen}"]`).click({ timeout: 5000 })
  } catch (error) {
    // The table may have gone on meanwhile.
    if ((await list.count()) > 0) throw error
    return null
  }
  return chosen
}

/** The turn that is on the table. */
export async function turnOf({ page }: Visitor): Promise<number> {
  return Number(await page.locator('.area-board').getAttribute('data-turn', { timeout: 10_000 }))
}
