import { afterAll, beforeAll, expect, test } from 'vitest'
import { ServerProcess } from './support/server-process.ts'

const server = new ServerProcess()
beforeAll(() => server.start())
afterAll(() => server.end())

test.each([
  ['GET', '/api/dev/matches/x'],
  ['GET', '/api/dev/positions/sharks'],
  ['POST', '/api/dev/matches/x/stack'],
  ['POST', '/api/dev/matches/x/patch'],
  ['POST', '/api/dev/matches/x/position'],
])('dorsal serve has no %s %s', async (method, path) => {
  const answer = await fetch(server.base + path, { method })
  expect([answer.status, await answer.json()]).toEqual([
    404,
    expect.objectContaining({ code: 'no-such-page' }),
  ])
})
