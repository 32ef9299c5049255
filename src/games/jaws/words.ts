/** The whole vocabulary: importing this adds the words of both acts to it. */
import './act-1/words.ts'
import './act-2/words.ts'

export { vocabulary } from './vocabulary.ts'
