import type { NeighbourWords } from '../../word-lists.ts'

/** What Hindi speakers call neighbours and those who live together. */
export const neighbours: NeighbourWords = {
  neighbourhood: `
    एरिया- एरिये- इलाका- इलाक़ा- इलाके- इलाक़े- मोहल्ला- मोहल्ले- मुहल्ला- मुहल्ले- सोसाइटी- सोसायटी- कॉलोनी- कालोनी-
    बस्ती- बिल्डिंग-`,
  only: 'मात्र सिर्फ़ सिर्फ केवल',
  others: 'लोग- लोक पड़ोसी-',
  household: 'फैमिली फ़ैमिली फैमली परिवार',
  landmark: `
    मंदिर- मन्दिर- मस्जिद- चर्च- गिरजा- गुरुद्वारा- गुरुद्वारे- कॉलेज- कालेज- स्कूल- अस्पताल- हॉस्पिटल- दुकान- बाज़ार- बाजार-
    होटल- ढाबा- नगर`,
}
