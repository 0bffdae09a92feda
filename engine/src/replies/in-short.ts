import type { Topic } from '../dialogue/act.ts'

/**
 * What is said again of a search that found nothing: deal, kind, place and budget. More nobody hears out, so what else was
 * wished becomes "such" a home (`such`); where no budget is known there is room for it.
 */
export function inShort(topic: Topic): { topic: Topic; such: boolean } {
  const { size_sqft, amenities, ...wishes } = topic.wishes
  const more = size_sqft !== undefined || (amenities ?? []).length > 0
  return more && wishes.price !== undefined
    ? { topic: { ...topic, wishes }, such: true }
    : { topic, such: false }
}
