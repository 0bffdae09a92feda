import type { Phrases } from '../../language.ts'

/** What refuses to be called. */
export const noCall: Phrases = `
  [ആരും|ആരുമേ] [എന്നെ|enne] (വിളിക്കണ്ട|വിളിക്കേണ്ട|വിളിക്കരുത്|വിളിക്കല്ലേ|vilikkanda|vilikkenda|vilikanda|vilikkaruthu|vilikaruthu|vilikkalle),
  (കോൾ|ഫോൺ|call|phone) (വേണ്ട|ചെയ്യണ്ട|ചെയ്യേണ്ട|ചെയ്യരുത്|ചെയ്യല്ലേ|വിളിക്കണ്ട|വിളിക്കരുത്|venda|cheyyanda|cheyyenda|cheyyaruthu|cheyyalle)`
