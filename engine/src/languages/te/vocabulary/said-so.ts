/** What one said or asked for before, named again to take it back or to change it. */
export const saidSo = `
  
  (అన్నాను|అన్నా|చెప్పాను|చెప్పా|అడిగాను|అడిగా|పెట్టాను|annanu|anna|cheppanu|cheppa|adiganu|adiga|pettanu) (కదా|కద|kada|kadha),
  అన్నాను, చెప్పాను, అడిగాను, చెప్పింది, అడిగింది, annanu, cheppanu, adiganu, cheppindi, adigindi`
