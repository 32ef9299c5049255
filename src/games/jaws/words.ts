/** The whole vocabulary: both acts have said their words once this is loaded. */
import './act-1/words.ts'
import './act-2/words.ts'

export { vocabulary } from './vocabulary.ts'
