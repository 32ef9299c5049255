/** What the sheet at the end says; it is loaded with it. */
export const en = {
  'end.title': 'The end',
  'end.share': 'Share the replay',
  'rematch.title': 'Once more',
  'rematch.how': 'Who sits where?',
  'rematch.same': 'Same sides',
  'rematch.same-seats': 'Same seats',
  'rematch.swap': 'Swap sides',
  'rematch.next': 'Move on',
  'rematch.choose': 'Choose',
  'rematch.seat': 'Who plays {role}?',
  'rematch.a-bot': 'A bot',
  'rematch.left-out': 'Everyone who plays on needs a seat: {names}.',
  'rematch.ask': 'Rematch',
  'rematch.agree': 'Agree to a rematch',
  'rematch.refuse': 'No',
  'rematch.withdraw': 'Never mind',
  'rematch.asks': '{by} asks for a rematch:',
  'rematch.waiting': 'Waiting for {names}.',
  'rematch.gone': '{names}: gone. A bot plays until they are back.',
  'rematch.without': 'Begin without {names}',
  'rematch.go': 'To the rematch',
}

export type EndWords = { readonly [key in keyof typeof en]: string }
