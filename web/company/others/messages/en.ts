/** What is said where somebody is muted, blocked or reported; it is loaded when that is opened. */
export const en = {
  'others.mute': 'Mute {name}',
  'others.unmute': 'Hear {name} again',
  'others.title': 'The others at this table',
  'others.block': 'Block',
  'others.block-sure': 'Block {name}: sure?',
  'others.unblock': 'Unblock',
  'others.block-about':
    'Whoever you block cannot sit down at your tables, and you read nothing they say, here and elsewhere. They are not told. On the page “You” you can take it back.',
  'others.blocked': 'You have blocked {name}.',
  'others.unblocked': '{name} is no longer blocked.',
  'others.is-blocked': 'blocked',
  'others.is-muted': 'muted',
  'others.report': 'Report',
  'others.report-title': 'Report {name}',
  'others.why': 'What is it about?',
  'others.why.talk': 'What they say',
  'others.why.name': 'Their name',
  'others.why.play': 'How they play',
  'others.words': 'What happened? (if you like)',
  'others.report-about':
    'Whoever runs this server reads it, with what {name} said last at this table. {name} is not told.',
  'others.send': 'Send the report',
  'others.reported': 'Reported. Thank you.',
} as const
