import { act1En } from './act-1.en.ts'
import { act2En } from './act-2.en.ts'
import { faultsEn } from './faults.en.ts'
import { sharedEn } from './shared.en.ts'

export const en = {
  ...sharedEn,
  ...act1En,
  ...act2En,
  ...faultsEn,
}
