import type { LanguageCode } from '@guru/contract/vocabulary'

/**
 * Where a language is at home: of namesakes its speakers mean the one there, unless another is a large city. Hindi and
 * English are spoken in too many states to say.
 */
export const homeStates: Record<LanguageCode, readonly string[]> = {
  en: [],
  ta: ['Tamil Nadu', 'Puducherry'],
  hi: [],
  ml: ['Kerala'],
  kn: ['Karnataka'],
  te: ['Andhra Pradesh', 'Telangana'],
  pa: ['Punjab', 'Chandigarh'],
  bn: ['West Bengal', 'Tripura'],
}
