/**
 * How verbs end that tell what is over or what others are wont to do. Malayalam closes a sentence with its verb:
 * what "sold", "used to live" or "has raised" closes is no wish, whichever verb it is.
 */
const native =
  'ങ്ങി ിച്ചു ിച്ചിരുന്നു ിച്ചിട്ടുണ്ട് ിച്ചിരിക്കുന്നു ിച്ചത്രെ ിച്ചല്ലോ ിച്ചായിരുന്നു ുപോയി ിപ്പോയി ിപോയി ന്നിരുന്നു ത്തിരുന്നു ട്ടിരുന്നു ിട്ടുണ്ട് ിട്ടുണ്ടായിരുന്നു ുന്നുണ്ടായിരുന്നു ുകയായിരുന്നു ാറുണ്ട് ാറുണ്ടായിരുന്നു ാറില്ല ിഞ്ഞു റഞ്ഞു റന്നു ളർന്നു ടന്നു ടുത്തു ിട്ടു ട്ടുപോയി ിരിക്കുകയാണ് ുവത്രേ ിച്ചെന്ന് ഞ്ഞിരുന്നു ന്നിട്ടുണ്ട്'

/** As they are typed behind verbs that nobody listed. */
const latin =
  'ichu icchu ichirunnu ichitundu ichittundu upoyi ippoyi ittundu itund aarundu arundu ukayayirunnu unnundayirunnu'

export const tellingEndings: readonly string[] = `${native} ${latin}`.split(' ')
