/** What the page says of the draws. It is needed before a match and after it, and loaded then. */
export const en = {
  'seal.lobby':
    'For fair draws the server has sealed its secret, and when you are ready, your browser adds a number of its own. After the match it checks by itself that they fit.',
  'seal.lobby-old': 'This table is from before there were numbers: the server draws alone.',
  'seal.changed': 'This is not the seal that this browser was shown at this table before.',
  'seal.adds': 'adds a number',
  'seal.adds-none': 'adds no number',
  'seal.digits': 'Seal: {commitment}',
  'seal.checking': 'Checking the draws…',
  'seal.fits': 'The draws were sealed before you sat down, and they fit.',
  'seal.means':
    'The server was bound to its secret before your browser added its number, and all you were shown follows from them. It could have chosen the draws only together with another player, or in the name of one who does not check.',
  'seal.means-alone':
    'The server was bound to its secret before your browser added its number, and all you were shown follows from the two: it could not choose the draws.',
  'seal.since': 'Since this match goes by newer rules, the draws fit what was sealed before you sat down.',
  'seal.means-since':
    'All you were shown since then follows from the seal. How things stood at that moment is the server’s word: what came before cannot be played again here.',
  'seal.unkept':
    'This browser was not ready for this match, so it has no seal to check. Whoever kept one can check the record with dorsal verify.',
  'seal.unchecked': 'The draws could not be checked just now.',
  'seal.old': 'The record holds the seed of every draw, which the server drew alone before the match.',
  'seal.wrong': 'The draws do not fit the seal.',
  'seal.fault.secret':
    'What the server shows now is not what it had sealed before you were ready: it may have chosen the draws.',
  'seal.fault.number':
    'The number of this browser is not among those the draws were made of. If you were last ready on another device, its number stands there instead; if not, the server may have chosen the draws.',
  'seal.fault.numbers': 'The players’ numbers are not those that were shown when the match began.',
  'seal.fault.draws': 'The seal fits, but what you were shown does not follow from it.',
  'seal.takebacks': 'Takebacks: {count}',
} as const
