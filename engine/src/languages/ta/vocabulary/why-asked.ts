const why = '(ஏன்|எதுக்கு|எதற்கு|எதற்காக|yen|yean|edhuku)'
const what = '(இதை|இத|இது|இதெல்லாம்|idhu|ithu|idha|itha|idhellam|ithellam)'
const budget = '[(என்|என்னோட|en|ennoda)] (பட்ஜெட்|பட்ஜெட்டை|budget)'
const questions =
  '(இவ்வளவு|இவ்ளோ|இத்தனை|ivlo|ivvalavu|ithanai) [(கேள்வி|கேள்விகள்|kelvi|kelvigal|question|questions)]'
const asks =
  '(கேக்குறீங்க|கேக்கறீங்க|கேக்கிறீங்க|கேட்குறீங்க|கேட்கிறீங்க|கேட்கறீங்க|கேட்கிறீர்கள்|கேக்குற|கேட்கிறாய்|கேட்டீங்க|கேக்கணும்|கேட்கணும்|kekuringa|kekureenga|kekringa)'
const knows = '(தெரியணும்|தெரிஞ்சுக்கணும்|சொல்லணும்|சொல்ல வேண்டும்)'
const you = '(உங்களுக்கு)'

/** Asks what Guru's questions are good for. */
export const whyAsked = `
  [${what}|${budget}] ${why} ${asks}, ${why} [நீங்க|நீங்கள்|neenga|${what}|${questions}] ${asks}, ${questions} ${why} ${asks},
  [${budget}|${what}] [${you}] ${why} [${you}] ${knows}, ${budget} ${you} ${why}$, ${budget} ${why} ${you}$,
  ${why} ${you} ${budget} ${knows},
  ${why} (இவ்வளவு|இவ்ளோ|இத்தனை|ivlo|ithanai) (கேள்வி|கேள்விகள்|kelvi|questions),
  (இவ்வளவு|இவ்ளோ|இத்தனை|ivlo|ithanai) (கேள்வி|கேள்விகள்|kelvi|questions) ${why}`
