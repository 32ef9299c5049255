import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WORDS } from '#server/words.ts'
import { ORDERS } from '#wire/orders.ts'
import { fencedBlocks, rowsOf, section, ticked } from './support/page.ts'
import { ServerProcess } from './support/server-process.ts'
import { Story } from './support/story.ts'

const page = readFileSync(fileURLToPath(new URL('../docs/protocol.md', import.meta.url)), 'utf8')
const examples = fencedBlocks(page, 'server')

describe('the examples of the server', () => {
  const server = new ServerProcess()
  let story: Story
  beforeAll(async () => {
    await server.start()
    story = new Story(server.base)
  })
  afterAll(() => server.end())

  test.each(examples)('on line $line', async ({ text }) => {
    for (const line of text.split('\n')) await story.line(line)
  })

  test('leave nothing secret in the log, and the server closes when it is asked to', async () => {
    expect(await server.stop()).toBe(0)
    expect(server.log).toContain('"route":"/api/matches/:id/invitations/:code"')
    for (const secret of story.secrets) expect(server.log).not.toContain(secret)
  })
})

test('every request and every command is in a table and in an example', () => {
  const told = section(page, 'Server')
  const stories = examples.map(({ text }) => text).join('\n')
  const requests = rowsOf(told).flatMap(([first]) => ticked(first).filter((word) => /^[A-Z]+ \//.test(word)))
  expect(requests).toHaveLength(37)
  for (const request of requests) {
    if (request === 'GET /metrics') continue
    const pattern = request.replace(/:\w+/g, '\\$\\w+').replace(' ', ' ')
    expect(stories, request).toMatch(new RegExp(`> ${pattern}(\\?\\S+)?( |$)`, 'm'))
  }
  for (const command of Object.keys(ORDERS)) expect(told).toContain(`\n| \`${command}\` |`)
})

test('every code has its sentence', () => {
  const codes = page.matchAll(/"code": "([\w-]+)"/g).map(([, code]) => code)
  const listed = rowsOf(section(page, 'Bots, limits and health'))
    .filter(([status]) => /^\d{3}/.test(status))
    .flatMap(([, words]) => ticked(words))
  for (const code of [...codes, ...listed]) expect(WORDS.en, code).toHaveProperty([`refusal.${code}`])
})
