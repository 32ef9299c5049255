/** What is said around the lessons; what a lesson says itself is in the words of its game. */
export const en = {
  'learn.page-title': 'Dorsal: learn to play',
  'learn.page-title-game': '{game}: learn to play',
  'learn.page-title-lesson': '{game}: {lesson} ({at}/{steps})',
  'learn.pitch': 'You play from the first move on, and are told what to do and why.',
  'learn.you': 'You',
  'learn.next': 'Go on',
  'learn.leave': 'Leave the lesson',
  'learn.leave-any-time': 'Leave whenever you like: nothing here counts.',
  'learn.length': '{steps} steps, five minutes at most',
  'learn.learnt': 'learnt',
  'learn.rules': 'The rules to read',
  'learn.play-as': 'Play now: {part}',
  'learn.next-lesson': 'Next lesson: {lesson}',
  'learn.all-lessons': 'All lessons',
} as const
