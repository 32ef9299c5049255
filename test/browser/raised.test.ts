import { expect, test } from 'vitest'
import { gone, leaving } from '#server/testing/dropped-rules.ts'
import { openHouse } from './support/open-house.ts'
import { playMove, standing } from './support/playing.ts'
import { playAgainstBots } from './support/tables.ts'

const house = openHouse()

test.each([
  { language: 'en', said: /From here on the match goes by rules number 2/ },
  { language: 'fr', said: /la partie suit les règles numéro 2/ },
])(
  'a match whose rules are no longer played goes on, and the table says so ($language)',
  async ({ language, said }) => {
    const ann = await house.visitor({ language })
    const { page } = ann
    const match = await playAgainstBots(ann, { game: 'sharks', mine: ['great-white'] })
    expect(await standing(ann)).toBe('act')
    const { boxes } = house
    await house.rest()
    await house.shut()
    for (const next of [leaving, gone]) {
      house.boxes = next(boxes)
      await house.open()
      if (next === leaving) {
        await house.server.services.tables.raise(match)
        await house.shut()
      }
    }
    await page.goto(`${house.base}/match/${match}`)
    await page.getByText(said).first().waitFor()
    expect(await standing(ann)).toBe('act')
    await playMove(ann)
    await house.shut()
    house.boxes = boxes
    await house.open()
  },
)
