/** The tables that are hashed, as they were when the hashes were taken: those of the boxes may change. */
export const TABLES: { readonly [game: string]: readonly { readonly [option: string]: unknown }[] } = {
  sharks: [
    { players: 2 },
    { players: 3, sharks: ['bull', 'thresher', 'hammerhead'] },
    { players: 4 },
    { players: 2, sharks: ['bull', 'thresher'], boat: 'common-view' },
    { players: 4, sharks: ['hammerhead', 'bull', 'great-white', 'thresher'], first: 'bull' },
    { players: 2, hands: 'open' },
  ],
  jaws: [
    { mode: 'full', players: 2 },
    { mode: 'act-1', players: 3 },
    { mode: 'act-2', players: 4 },
    { mode: 'full', players: 3 },
    { mode: 'act-1', players: 4 },
    { mode: 'act-2', players: 2 },
    { mode: 'full', players: 4 },
    { mode: 'act-1', players: 2 },
    { mode: 'act-2', players: 3 },
  ],
  'shark-island': [
    { players: 3 },
    { players: 5, hunters: ['hudlo', 'anya', 'pilot', 'tempest'] },
    { players: 4, hunters: ['sheriff', 'pilot', 'hudlo'] },
    { players: 2, hunters: ['harlan', 'anya'] },
    { players: 2, hunters: ['tempest', 'harlan', 'sheriff', 'pilot'], first: 'pilot' },
  ],
}

/** The hashes that the house contents had then; records carry them. */
export const CONTENTS: { readonly [game: string]: string } = {
  sharks: '76dc499b5757a34fba7ea9f5cec28273551d095358c35c71aedcd11ae526ce69',
  jaws: '8aa77b10248dc2fdde2eb8a57eb37c72b9fc9687ed1413f5209f69eb083723b7',
  'shark-island': '20d99e5512ce158c0cd4931fc04a22fa2ba2355016699c6847bca8864d83d387',
}
