const why = '(ಯಾಕೆ|ಏಕೆ|ಯಾಕ್|ಯಾಕ್ರಿ|ಯಾತಕ್ಕೆ|yake|yaake|yak|yakri|eke)'
const what = '(ಇದನ್ನ|ಇದನ್ನು|ಇದು|ಇದೆಲ್ಲ|ಇದೆಲ್ಲಾ|idanna|idannu|idu|idella)'
const budget = '(ನನ್ನ|nanna) (ಬಜೆಟ್|budget)'
const questions = '(ಇಷ್ಟು|ಇಷ್ಟೊಂದು|ishtu|ishtondu|istondu) (ಪ್ರಶ್ನೆ|ಪ್ರಶ್ನೆಗಳು|prashne|questions)'
const asks =
  '(ಕೇಳ್ತಿದ್ದೀರಾ|ಕೇಳ್ತಿದ್ದೀರ|ಕೇಳ್ತಿದ್ದೀರಿ|ಕೇಳ್ತಿದೀರಾ|ಕೇಳ್ತೀರಾ|ಕೇಳ್ತೀರ|ಕೇಳ್ತೀರಿ|ಕೇಳ್ತಾ (ಇದ್ದೀರಾ|ಇದೀರಾ|ಇದ್ದೀರ)|ಕೇಳುತ್ತಿದ್ದೀರಾ|ಕೇಳುತ್ತಿದ್ದೀರಿ|ಕೇಳುತ್ತೀರಿ|ಕೇಳುತ್ತೀರಾ|ಕೇಳಿದ್ರಿ|ಕೇಳ್ತೀಯ|ಕೇಳ್ಬೇಕು|ಕೇಳಬೇಕು|keltidira|keltiddira|keltidiri|keltira|keltiri|kelthira|kelthidira|kelthiri|kelta idira|kelidri)'
const knows = '(ಗೊತ್ತಾಗಬೇಕು|ಗೊತ್ತಾಗ್ಬೇಕು|ತಿಳಿಯಬೇಕು|ಹೇಳಬೇಕು|ಹೇಳ್ಬೇಕು|ಬೇಕು|gottagbeku|tiliyabeku|helbeku|beku)'
const you = '(ನಿಮಗೆ|nimge|nimage)'

/** Asks what Guru's questions are good for. */
export const whyAsked = `
  [${what}|${budget}|${questions}] ${why} ${asks}, ${why} [ನೀವು|neevu|${what}|${questions}] ${asks},
  [${you}] ${budget} [${you}] ${why} [${you}] ${knows}, ${budget} ${you} ${why}, ${you} ${budget} ${why},
  ${what} ${why} (ಹೇಳಬೇಕು|ಹೇಳ್ಬೇಕು|helbeku), ${what} ${you} ${why} ${knows},
  ${questions} ${why}, ${why} ${questions}`
