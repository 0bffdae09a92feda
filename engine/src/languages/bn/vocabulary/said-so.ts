/** What one said or asked for before, named again to take it back or to change it. */
export const saidSo = `
  বলেছিলাম, বলছিলাম, বললাম, চেয়েছিলাম, লিখেছিলাম, bolechilam, bolechhilam, bolechi, bolsilam,
  bollam, bolchilam, cheyechilam, likhechilam`
