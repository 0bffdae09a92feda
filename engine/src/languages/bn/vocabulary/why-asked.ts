const why = '(কেন|কেনো|কী জন্য|কি জন্য|keno|kano|ki jonno)'
const what = '(এটা|এসব|এগুলো|eta|esob|egulo)'
const budget = '(আমার|amar) (বাজেট|budget)'
const questions = '(এত|eto|ato) (প্রশ্ন|কথা|proshno|prosno|question|questions)'
const asks =
  '(জিজ্ঞেস|জিজ্ঞাসা|প্রশ্ন|jiggesh|jigges|jigesh|jigyes|jiggasa|proshno|prosno|question) (করছেন|করছ|করছো|করেন|করো|করলেন|korchen|korcho|koren|koro|korlen)'
const knows =
  '((জানতে|jante) (চাইছেন|চাচ্ছেন|চান|চাইছ|চাও|chaichen|chacchen|chachchen|chan|chaicho|chao)|(জানা|বলা|jana|bola) (দরকার|জরুরি|dorkar|joruri))'

/** Asks what Guru's questions are good for. */
export const whyAsked = `
  [${what}|${budget}] ${why} (${asks}|${knows}), ${why} [আপনি|apni|${what}|এত|eto] (${asks}|${knows}), (এত|eto) ${why} ${asks}, ${questions} ${why} [করছেন|korchen], ${why} ${questions} [করছেন|korchen],
  ${budget} [আপনার|apnar] ${why} (লাগবে|দরকার|lagbe|dorkar)`
