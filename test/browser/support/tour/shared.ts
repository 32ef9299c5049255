import type { OpenHouse } from '../house.ts'
import type { Visitor, VisitorOptions } from '../visitor.ts'

/** Called with everything there is to see, one screen after the other. */
export type Look = (screen: string, visitor: Visitor) => Promise<void>

/** Leads through the screens of one game, as people would come to them, in the words of one language. */
export type Tour = (house: OpenHouse, options: VisitorOptions, look: Look) => Promise<void>

/** The screens that every game has before anybody sits down: its rules, its lessons, its set-up. */
export async function lookBefore(game: string, visitor: Visitor, look: Look): Promise<void> {
  await visitor.go(`/rules/${game}`)
  await visitor.page.locator('h1').waitFor()
  await visitor.page.waitForTimeout(300)
  await look('rules', visitor)
  await visitor.go(`/learn/${game}`)
  // One lesson begins at once; several are a page to choose from.
  await visitor.page.locator('.table, main a[href^="/learn/"]').first().waitFor()
  await look('learn', visitor)
  await visitor.go(`/new/${game}?with=friends`)
  await visitor.page.locator('select').first().waitFor()
  await look('set-up', visitor)
}

export async function closeSheet({ page }: Visitor): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
}

/** What is pressed on the way, by its name. */
export function wordsOf({ language }: VisitorOptions) {
  return language === 'fr-FR' ? FRENCH : ENGLISH
}

const ENGLISH = {
  nowhere: 'Empty water',
  yourName: 'Your name',
  lay: 'Lay the table',
  invite: 'Invite',
  sit: 'Sit down',
  ready: 'I am ready',
  menu: 'Menu',
  bot: 'Mate bot instead',
  takeback: 'Ask to go back',
  log: 'What happened so far',
  now: 'Now',
  replay: 'Replay',
  start: 'Start',
}

const FRENCH: typeof ENGLISH = {
  nowhere: 'Eau vide',
  yourName: 'Votre nom',
  lay: 'Dresser la table',
  invite: 'Inviter',
  sit: 'S’asseoir',
  ready: 'Je suis prêt',
  menu: 'Menu',
  bot: 'Bot second à la place',
  takeback: 'Demander à revenir',
  log: 'Ce qui s’est passé jusqu’ici',
  now: 'Maintenant',
  replay: 'Revoir',
  start: 'Commencer',
}
