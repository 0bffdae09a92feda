const why =
  '(എന്തിനാ|എന്തിനാണ്|എന്തിന്|എന്തിനു|എന്തുകൊണ്ടാ|എന്തുകൊണ്ടാണ്|എന്തുകൊണ്ട്|enthina|endina|enthinaanu|enthinanu|enthinu|enthukonda|enthukondu)'
const what = '(ഇത്|ഇതൊക്കെ|ഇതെല്ലാം|ithu|ithokke|ithellam)'
const budget = '(എന്റെ|ente) (ബജറ്റ്|budget)'
const questions = '(ഇത്രയും|ഇത്ര|ithrayum|ithra) (ചോദ്യം|ചോദ്യങ്ങൾ|chodyam|chodyangal|questions)'
const asks =
  '(ചോദിക്കുന്നേ|ചോദിക്കുന്നത്|ചോദിക്കുന്നെ|ചോദിക്കുന്നു|ചോദിക്കണേ|ചോദിക്കണത്|ചോദിച്ചത്|ചോദിക്കണം|chodikkunne|chodikunne|chodikkunnathu|chodikkunnath|chodikunnathu|chodikunnath|chodikkunnu|chodikkane|chodichathu)'
const knows =
  '(അറിയുന്നത്|അറിയുന്നേ|അറിയണം|പറയണം|പറയുന്നത്|ariyunnathu|ariyunnath|ariyunne|ariyanam|parayanam|parayunnathu)'
const you = '(നിങ്ങൾക്ക്|ningalkku|ningalk)'

/** Asks what Guru's questions are good for. */
export const whyAsked = `
  [${what}|${budget}|${questions}] ${why} (${asks}|${knows}), ${why} [നിങ്ങൾ|ningal|${what}|${questions}] (${asks}|${knows}),
  [${you}] ${budget} [${you}] ${why} [${you}] ${knows}, ${budget} ${you} ${why}, ${you} ${budget} ${why}, ${you} ${why} ${budget},
  ${you} ${why} ${what} ${knows}, ${questions} ${why}, ${why} ${questions}`
