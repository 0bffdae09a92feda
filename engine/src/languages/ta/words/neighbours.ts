import type { NeighbourWords } from '../../word-lists.ts'

/** What Tamil speakers call neighbours and those who live together. */
export const neighbours: NeighbourWords = {
  neighbourhood: 'ஏரியா- பகுதி- காலனி- குடியிருப்பு- சொசைட்டி- அக்ரஹார- பில்டிங்-',
  only: 'மட்டும் மட்டும்தான் மட்டுமே',
  others: '',
  household: 'ஃபேமிலி- பேமிலி- ஃபேமலி- குடும்பம் குடும்பத்துக்கு குடும்பத்திற்கு',
  landmark: `
    கோவில்- கோயில்- கோவிலு- கோயிலு- பள்ளி- மசூதி- தேவாலய- சர்ச்- காலேஜ்- கல்லூரி- ஸ்கூல்- மருத்துவமனை- ஹாஸ்பிடல்- ஹோட்டல்-
    கடை- நகர்`,
}
