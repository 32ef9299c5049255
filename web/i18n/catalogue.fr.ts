import type { Catalogue } from '../../src/kernel/message.ts'
import { fr as kernel } from '../../src/kernel/messages/fr.ts'
import { fr } from './fr.ts'

export const catalogue: Catalogue = { ...kernel, ...fr }
