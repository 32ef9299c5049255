import { globSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { DevProcess } from '../support/dev-process.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const LAYOUT = "{ sharks: { mako: 'b1', tiger: 'd3' }, boat: 'c2', points: { tiger: 7 } }"

describe('npm run dev', () => {
  const dev = new DevProcess()
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    await dev.start()
    const env = { ...process.env, HOME: tmpdir() }
    browser = await chromium.launch({ executablePath: inject('chromium'), args: ['--no-sandbox'], env })
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    page.setDefaultTimeout(60_000)
    await page.goto(`${dev.base}/`)
    await page.getByRole('button', { name: /Play against bots.*Sharks/ }).click()
    await page
      .locator('dialog[open]')
      .getByRole('button', { name: /^Great White/ })
      .click()
    await page.locator('.table').waitFor()
  })
  afterAll(async () => {
    await browser?.close()
    await dev.end()
  })

  const panel = () => page.getByRole('complementary', { name: "Developers' panel" })
  const tab = (name: string) => panel().getByRole('tab', { name }).click()

  test('has a panel on the table, with all that is secret', async () => {
    expect(await panel().count()).toBe(0)
    await page.getByRole('button', { name: "Open the developers' panel" }).click()
    await panel().getByText('seed', { exact: true }).waitFor()
    expect(await panel().locator('dd').nth(1).innerText()).toMatch(/^[0-9a-f]{64}$/)
    await tab('Log')
    await panel().locator('summary', { hasText: 'started' }).waitFor()
    await tab('Sight')
    await panel().getByText('trashStack').waitFor()
    await panel().getByRole('combobox').selectOption('watcher')
    await panel().getByText('Nothing is asked of these eyes.').waitFor()
  })

  test('lays out what a test lays out, and what is written by hand, at a table of its own', async () => {
    await tab('Position')
    await panel().getByRole('button', { name: 'a test’s layOut' }).click()
    await panel().getByRole('searchbox').fill('common thresher diagonally')
    await panel()
      .getByRole('button', { name: /moves diagonally/ })
      .click()
    expect(await panel().getByLabel('The position').inputValue()).toContain('thresher')

    const before = page.url()
    await panel().getByLabel('The position').fill(LAYOUT)
    await panel().getByRole('checkbox').check()
    await panel().getByRole('button', { name: 'Lay out' }).click()
    await page.waitForURL((url) => url.href !== before)
    await page
      .getByRole('button', { name: /Shortfin Mako/ })
      .first()
      .click()
    await page.getByText('Stacked: set up by hand, so it proves nothing.').first().waitFor()
    await tab('Sight')
    await panel().getByText('[0,7]').waitFor()
    await tab('Position')
    await panel().getByLabel('The position').fill('{ boot: 1 }')
    await panel().getByText('fields of the state to change').click()
    await panel().getByRole('button', { name: 'Lay out' }).click()
    await panel().getByText('The position does not fit: state.boot is not a field.').waitFor()
  })

  test('shows a change of the page without a reload', async () => {
    await page.evaluate('window.loaded = "once"')
    dev.edit('web/dev/Panel.svelte', "'Match', 'Log'", "'Facts', 'Match', 'Log'")
    await panel().getByRole('tab', { name: 'Facts' }).waitFor()
    dev.edit('web/table/TableView.svelte', '<h1>{title}</h1>', '<h1>Now: {title}</h1>')
    await page.getByRole('heading', { name: /^Now: / }).waitFor()
    expect(await page.evaluate('window.loaded')).toBe('once')
  })

  test('starts the server again after a change in src/, and keeps the table and its draws', async () => {
    await tab('Draws')
    await panel().getByRole('button', { name: 'trash: left-up' }).click()
    await panel().getByRole('button', { name: 'Stack', exact: true }).click()
    await tab('Log')
    await panel().locator('summary', { hasText: 'lay draws' }).waitFor()
    dev.edit('src/server/messages/en.ts', 'There is nothing here.', 'There is nothing here yet.')
    await dev.said(/the server has started again/)
    const answer = await fetch(`${dev.base}/api/nothing?lang=en`)
    expect(await answer.json()).toMatchObject({ text: 'There is nothing here yet.' })
    // The page was not loaded again: its table has come back by itself, and goes on.
    await page.getByText('moves as a list').click()
    await page.locator('[data-action="swim b2"]').click()
    await panel().locator('summary', { hasText: 'mako: swim b2' }).waitFor()
    await tab('Draws')
    const trash = panel().getByRole('textbox', { name: 'trash public' })
    await expect.poll(() => trash.inputValue()).toBe('left-up')
    await tab('Sight')
    await panel().getByText('[0,7]').waitFor()
    expect(await page.evaluate('window.loaded')).toBe('once')
  })

  test('waits for the next change when there is a mistake in one', async () => {
    dev.edit('src/server/messages/en.ts', 'There is nothing here yet.', "a mistake'")
    await dev.said(/the server has ended/)
    dev.edit('src/server/messages/en.ts', "a mistake'", 'There is nothing here.')
    await dev.said(/the server has started again/)
    await expect.poll(async () => (await fetch(`${dev.base}/api/games`)).status).toBe(200)
  })

  test('ends as a whole with Ctrl-C', async () => {
    expect(await dev.stop()).toBe(0)
    await expect(fetch(`${dev.base}/`)).rejects.toThrow()
  })
})

test('no file of the build has anything of the panel', () => {
  const files = (pattern: string) =>
    globSync(pattern, { cwd: ROOT }).map((file) => readFileSync(join(ROOT, file), 'utf8'))
  const built = files('dist/web/**/*.{html,js,css,svg}')
  const panel = files('web/dev/*').join()
  expect(built.length).toBeGreaterThan(20)
  for (const mark of [
    'dorsal-dev-panel',
    '/api/dev/',
    "Developers' panel",
    'is marked as stacked for ever',
  ]) {
    expect(panel).toContain(mark)
    expect(built.filter((text) => text.includes(mark))).toEqual([])
  }
})
