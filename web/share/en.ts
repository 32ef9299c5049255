/** What is said about links that one gives away, and about coming by one. */
export const en = {
  'share.address': 'Address for the others',
  'share.ask-title': 'Ask the host for the link',
  'share.ask-private':
    'There is no table at this address that you may see. A private table opens by its whole link: it ends with # and a code, and the part behind the # is easily lost when a link is copied.',
  'share.ask-begun':
    'When a game has begun, its link lets nobody in any more: ask the host whether the table may be watched.',
  'share.ask-device': 'You sit there, on another device or in another browser?',
  'share.ask-move': 'Bring yourself here',
  'share.copy': 'Copy',
  'share.copied': 'The link is copied.',
  'share.copied-here': 'The link is copied, but it works on this computer only.',
  'share.copy-by-hand': 'The link is marked: copy it by hand.',
  'share.elsewhere':
    'There is a link to this table, but only the device it was made on knows it. A new one ends it.',
  'share.name-about': 'No account. This device will remember your seat.',
  'share.name-first': 'What shall we call you?',
  'share.name-keep': 'That is me',
  'share.name': 'Your name',
  'share.only-here':
    'Only this computer can open this link: Dorsal knows no address that others reach it by. Whoever runs it can set PUBLIC_URL to one, or let it listen to the whole network.',
  'share.open-there': 'On the other device open {address}',
  'share.qr': 'The link as a QR code',
  'share.renew': 'New link',
  'share.renew-about': 'A new link ends this one.',
  'share.send': 'Share',
  'share.side': 'Sit here for {roles}',
  'share.table': 'Link to this table',
  'share.table-about':
    'One link for everyone: a name, a free seat, done. It fills free seats only, and ends when the game begins.',
  'share.table-text': 'Come and play {game}.',
  'share.taken': 'Every seat is taken. If one becomes free, it can be taken here.',
} as const
