import type { Wishes } from '@guru/contract/requirement'

/** Whether land is out of the question where no kind is named: it has no bedrooms, and hardly anybody rents it. */
export function seeksHome({ bedrooms, transaction_type }: Wishes): boolean {
  return bedrooms !== undefined || transaction_type === 'rent'
}
