import { temporaryFolder } from '../../scripts/temporary.mjs'

/** Whatever this run writes outside the clone goes into a folder of its own, which is gone afterwards. */
export default function setup(): () => void {
  return temporaryFolder().remove
}
