import type { LanguageCode } from '@guru/contract/vocabulary'
import { bn } from './bn.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ml } from './ml.ts'
import { pa } from './pa.ts'
import { ta } from './ta.ts'
import { te } from './te.ts'
import type { WhatsappTexts } from './whatsapp-texts.ts'

export const whatsappTexts: Record<LanguageCode, WhatsappTexts> = { en, ta, hi, ml, kn, te, pa, bn }
