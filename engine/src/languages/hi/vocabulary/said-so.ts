/** What one said or asked for before, named again to take it back or to change it. */
export const saidSo = `
  (बोला|कहा|बताया|मांगा|लिखा) था, (बोली|कही) थी, (मैंने|हमने) (बोला|कहा|बताया|मांगा),
  जो (लिमिट|बजट|एरिया|शर्त) (बोली|कही|दी|कह) (थी|था)`
