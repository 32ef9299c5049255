/** What is said of seats in the menu, in the lobby and to whoever comes back: a table does not begin with it. */
export const en = {
  'people.gone': 'gone for the moment',
  'people.gone-wait': 'gone: a bot may play on in {seconds} s',
  'people.for': 'for {names}',
  'people.invited': 'somebody is invited to this seat',
  'people.bot': '{level} instead',
  'people.back': 'Take back',
  'minded.title': '{bot} plays your seat: {role}.',
  'minded.back': 'Take your seat back',
  'return.title': 'Welcome back',
  'return.text': 'While you were gone, the {bot} took your seat: {role}. Do you want to play on yourself?',
  'return.waits': 'The bot waits a moment for your answer.',
  'return.take': 'Take over',
  'return.stay': 'Let the bot play on',
  'ready.again': 'So everyone says again that they are ready.',
  'ready.yours': 'The others wait for you.',
  'ready.changed': 'The table has changed: say again that you are ready.',
} as const
