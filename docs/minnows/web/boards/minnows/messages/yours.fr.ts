import type { Catalogue } from '#kernel/message.ts'

export const yours: Catalogue = {
  'minnows.ask.bite?seat=me': 'Mangez dans le banc de {left}.',
  'minnows.dealt?seat=me': 'Vous piochez une carte.',
  'minnows.ate?seat=me': 'Vous mangez {count|un vairon|# vairons} : il en reste {left}.',
  'minnows.showed?seat=me': 'Vous montrez {card@minnows.kind} : {points|# point|# points}.',
}
