/** What the replay adds to the words that it shares with looking back at a table. */
export const en = {
  'replay.speed': 'Speed',
  'replay.times': '× {speed}',
  'replay.chapters': 'Rounds',
  'replay.beginning': 'The beginning',
  'replay.raised':
    'This match began by rules number {played}, which is no longer played. It is shown from where it went on by number {plays}; its record has all that was done before, in words.',
  'replay.at': '{moment} of {count}. {chapter}',
} as const
