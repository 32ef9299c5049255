import { englishFor, type Sayer, translationOf } from '#kernel/catalogue.ts'
import { type Catalogue, message as kernelMessage } from '#kernel/message.ts'
import type { OystersEvent } from './events.ts'

export const en = englishFor<OystersEvent>()({
  'oysters.ask.lay': 'Lay a card.',
  'oysters.ask.send': 'Send somebody to dive.',
  'oysters.ask.hide': 'Hide the pearl.',
  'oysters.ask.seek': 'Seek the pearl.',
  'oysters.ask.search': 'Wade on, or look.',
  'oysters.ask.respond': 'Splash, or pass.',
  'oysters.cards': 'You draw {cards}.',
  'oysters.do': '{action}',
  'oysters.drew': '{seat@seat} draws {count|a card|# cards}.',
  'oysters.hidden': '{seat@seat} has hidden the pearl.',
  'oysters.laid': '{seat@seat} has laid a card.',
  'oysters.no.card': 'You hold no {card}.',
  'oysters.no.now': 'Not now.',
  'oysters.no.pearl': 'Put the pearl somewhere first.',
  'oysters.opened': '{seat@seat} opens {shell}: the pearl is {pearl@oysters.pearl}.',
  'oysters.over': 'All rounds are played.',
  'oysters.pearl.elsewhere': 'elsewhere',
  'oysters.pearl.here': 'here',
  'oysters.peeked': '{seat@seat} peeks into {shell}.',
  'oysters.revealed': 'The cards are {cards}.',
  'oysters.rolled': 'The die shows {eyes}.',
  'oysters.saw': '{shell}: the pearl is {pearl@oysters.pearl}.',
  'oysters.sent': '{seat@seat} sends {diver@seat} to dive.',
  'oysters.swapped': 'You draw {cards} instead.',
  'oysters.waded': '{seat@seat} wades to {shell}.',
  'oysters.won': '{seat@seat} wins a point.',
})

const fr = translationOf<typeof en, OystersEvent>()({
  'oysters.ask.lay': 'Posez une carte.',
  'oysters.ask.send': 'Envoyez quelqu’un plonger.',
  'oysters.ask.hide': 'Cachez la perle.',
  'oysters.ask.seek': 'Cherchez la perle.',
  'oysters.ask.search': 'Avancez ou regardez.',
  'oysters.ask.respond': 'Éclaboussez ou passez.',
  'oysters.cards': 'Vous piochez {cards}.',
  'oysters.do': '{action}',
  'oysters.drew': '{seat@seat} pioche {count|une carte|# cartes}.',
  'oysters.hidden': '{seat@seat} a caché la perle.',
  'oysters.laid': '{seat@seat} a posé une carte.',
  'oysters.no.card': 'Vous n’avez pas de {card}.',
  'oysters.no.now': 'Pas maintenant.',
  'oysters.no.pearl': 'Placez d’abord la perle.',
  'oysters.opened': '{seat@seat} ouvre {shell} : la perle est {pearl@oysters.pearl}.',
  'oysters.over': 'Toutes les manches sont jouées.',
  'oysters.pearl.elsewhere': 'ailleurs',
  'oysters.pearl.here': 'ici',
  'oysters.peeked': '{seat@seat} regarde dans {shell}.',
  'oysters.revealed': 'Les cartes sont {cards}.',
  'oysters.rolled': 'Le dé montre {eyes}.',
  'oysters.saw': '{shell} : la perle est {pearl@oysters.pearl}.',
  'oysters.sent': '{seat@seat} envoie plonger {diver@seat}.',
  'oysters.swapped': 'Vous piochez {cards} à la place.',
  'oysters.waded': '{seat@seat} va à {shell}.',
  'oysters.won': '{seat@seat} gagne un point.',
})

/** By language; what one lacks is said in English. */
export const SAID: { readonly [language: string]: Catalogue } = { en, fr }

/** For everything that the game says besides its events. */
export const message: Sayer<typeof en> = kernelMessage
