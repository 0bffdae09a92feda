import type { Phrases } from '../../language.ts'

/** What refuses to be called. */
export const noCall: Phrases = `
  [ആരും|ആരുമേ] [എന്നെ|enne] (വിളിക്കണ്ട|വിളിക്കേണ്ട|വിളിക്കരുത്|വിളിക്കല്ലേ|vilikkanda|vilikkenda|vilikanda|vilikkaruthu|vilikaruthu|vilikkalle),
  [എന്നെ|enne|ആരും] (വിളിക്കാതെ|വിളിക്കാണ്ട്|വിളിക്കാതെയിരുന്നാൽ|vilikkathe|vilikkande) [ഇവിടെ|ivide] [തന്നെ|thanne] (മെസ്സേജ്|മെസേജ്|msg|message|ചാറ്റ്|chat|ടെക്സ്റ്റ്|text|പറഞ്ഞാൽ|എഴുതിയാൽ|ഇരുന്നാൽ|paranja|paranjal),
  [ചുമ്മാ|വെറുതെ|എപ്പോഴും] (വിളിച്ചോണ്ടിരിക്കരുത്|വിളിച്ചുകൊണ്ടിരിക്കരുത്|വിളിച്ചോണ്ടിരിക്കല്ലേ|വിളിച്ച് ശല്യം ചെയ്യരുത്),
  (കോൾ|ഫോൺ|call|phone) (വേണ്ട|ചെയ്യണ്ട|ചെയ്യേണ്ട|ചെയ്യരുത്|ചെയ്യല്ലേ|വിളിക്കണ്ട|വിളിക്കരുത്|venda|cheyyanda|cheyyenda|cheyyaruthu|cheyyalle),
  (വിളിക്കാൻ|vilikkan) [ഞാൻ|njan] (പറഞ്ഞില്ല|പറഞ്ഞില്ലല്ലോ|paranjilla|paranjillallo)`
