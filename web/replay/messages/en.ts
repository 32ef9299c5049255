/** What the replay adds to the words that it shares with looking back at a table. */
export const en = {
  'replay.speed': 'Speed',
  'replay.times': '× {speed}',
  'replay.chapters': 'Rounds',
  'replay.beginning': 'The beginning',
  'replay.at': '{moment} of {count}. {chapter}',
} as const
