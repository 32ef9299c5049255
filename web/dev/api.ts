import type { Insight, TestPosition } from '#dev/panel.ts'
import type { Stack } from '#kernel/chance/stacked.ts'

const of = (match: string): string => `/api/dev/matches/${encodeURIComponent(match)}`

/** What only a server for developers answers. */
export const devApi = {
  insight: (match: string) => ask<Insight>(of(match)),
  positions: (game: string) =>
    ask<{ positions: TestPosition[] }>(`/api/dev/positions/${encodeURIComponent(game)}`),
  stack: (match: string, stack: Stack) => ask<{ match: string }>(`${of(match)}/stack`, { stack }),
  patch: (match: string, patch: string) => ask<{ match: string }>(`${of(match)}/patch`, { patch }),
  position: (match: string, text: string, everywhere: boolean) =>
    ask<{ match: string }>(`${of(match)}/position`, { text, everywhere }),
}

async function ask<Answer>(where: string, body?: object): Promise<Answer> {
  const response = await fetch(
    `${where}?lang=en`,
    body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  )
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.text)
  return answer
}
