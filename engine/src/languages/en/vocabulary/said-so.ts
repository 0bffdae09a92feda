/** What one said or asked for before, named again to take it back or to change it. */
export const saidSo = `
  (i|we) (told|mentioned|asked for|asked about|spoke of|had said|had told|had asked for) [you], (i|we) said,
  (i|we) (earlier|first|already) (said|told|mentioned|asked for)`
