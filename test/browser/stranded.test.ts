import { expect, test } from 'vitest'
import { openHouse } from './support/open-house.ts'
import { playAgainstBots } from './support/tables.ts'

const house = openHouse()

test('a match whose rules have changed says so, waits for nobody, and gives its record once it is given up', async () => {
  const ann = await house.visitor()
  const match = await playAgainstBots(ann, { game: 'sharks', mine: ['mako'] })
  await house.rest()
  await house.shut()
  const { boxes } = house
  house.boxes = boxes.map((box) => ({ ...box, rules: box.rules + 1, rulesNumbers: [box.rules + 1] }))
  await house.open()
  await ann.page.goto(`${house.base}/match/${match}`)
  await ann.page.getByText(/played by rules number 1; this server plays number 2/).waitFor()
  await ann.page.goto(house.base)
  await ann.page.getByText('Cannot be continued').waitFor()
  expect(await ann.page.getByText('Your turn').count()).toBe(0)
  await ann.page.goto(`${house.base}/match/${match}`)
  await ann.button('Give it up and get the record').click()
  await ann.button('Give it up for everyone: sure?').click()
  await ann.link('Download the record').waitFor()
  const record = await ann.page.evaluate<string>(
    "fetch(document.querySelector('a[download]').href).then((answer) => answer.text())",
  )
  expect(record).toMatch(/^dorsal record 2\n[\s\S]*\nresult: abandoned\n$/)
  await ann.page.goto(`${house.base}/replay/${match}`)
  await ann.link('Download the record').waitFor()
  await house.shut()
  house.boxes = boxes
  await house.open()
})
