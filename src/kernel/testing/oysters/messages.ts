import type { Catalogue } from '../../message.ts'

export const en: Catalogue = {
  'oysters.cards': 'You draw {cards}.',
  'oysters.drew': '{seat@seat} draws {count|a card|# cards}.',
  'oysters.no.card': 'You hold no {card}.',
  'oysters.no.now': 'Not now.',
  'oysters.no.pearl': 'Put the pearl somewhere first.',
}

export const fr: Catalogue = {
  'oysters.cards': 'Vous piochez {cards}.',
  'oysters.drew': '{seat@seat} pioche {count|une carte|# cartes}.',
  'oysters.no.card': 'Vous n’avez pas de {card}.',
  'oysters.no.now': 'Pas maintenant.',
  'oysters.no.pearl': 'Placez d’abord la perle.',
}
