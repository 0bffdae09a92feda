/** What one said or asked for before, named again to take it back or to change it. */
export const saidSo = `
  പറഞ്ഞില്ലേ, പറഞ്ഞത്, പറഞ്ഞതല്ലേ, പറഞ്ഞല്ലോ, പറഞ്ഞിരുന്നു, പറഞ്ഞിരുന്നല്ലോ, പറഞ്ഞിരുന്നില്ലേ,
  പറഞ്ഞിരുന്നത്, പറഞ്ഞായിരുന്നു, പറഞ്ഞാരുന്നു, ചോദിച്ചത്, ചോദിച്ചില്ലേ, ചോദിച്ചിരുന്നു, paranjille,
  paranjath, paranjathu, paranjallo, paranjirunnu, paranjirunnille, paranjirunnath, paranjayirunnu,
  paranjarunnu, chodichath, chodichathu, chodichille`
