import type { Options } from '#kernel/game.ts'
import { pageOf } from '../boards/index.ts'
import { api } from '../client/api.ts'
import { loadBuiltIn } from '../client/kits.ts'
import { identity } from '../client/me.svelte.ts'
import { speech } from '../i18n/words.svelte.ts'
import { rememberUsual, usualLevel, usualPart } from './last.ts'
import { seated, seatPlans } from './plan.ts'

/** A game as it comes out of the box, with what one can play as at it. */
export async function loadSeating(game: string) {
  const page = pageOf(game)
  if (page === undefined) throw new Error(`there is no page for "${game}"`)
  const [built, seating] = await Promise.all([
    loadBuiltIn(game, speech.language, speech.catalogue),
    page.seating(),
  ])
  return { ...built, seating }
}

/** Lays a table for one person and bots, and gives its id. */
export async function playAgainstBots(game: string, wanted: string, own: Options = {}): Promise<string> {
  const [{ info, loaded, seating }] = await Promise.all([loadSeating(game), identity.someone()])
  const level = usualLevel()
  const usual = { ...info.options, ...own }
  const asked = usualPart(game, seating.parts(usual), info.seats, wanted)
  const options = seating.withPart(usual, asked, 'bots')
  const part = usualPart(game, seating.parts(options), info.seats, wanted)
  const seats = seatPlans(seated('bots', loaded.kit.seatsOf(options), part.seats, level))
  const { match } = await api.newMatch({ game, options, seats })
  rememberUsual(game, part, level)
  return match
}
