import type { NeighbourWords } from '../../word-lists.ts'

/** What Telugu speakers call neighbours and those who live together. */
export const neighbours: NeighbourWords = {
  neighbourhood: 'ఏరియా- కాలనీ- సొసైటీ- అగ్రహార- బిల్డింగ్- ప్రాంత-',
  only: 'మాత్రమే మాత్రం',
  others: '',
  household: 'ఫ్యామిలీ ఫ్యామిలీకి ఫ్యామిలి ఫ్యామిలికి కుటుంబం కుటుంబానికి',
  landmark: 'గుడి- దేవాలయ- మందిర- టెంపుల్- మసీదు- చర్చి- చర్చ్- కాలేజ- స్కూల్- పాఠశాల- బడి- ఆసుపత్రి- హాస్పిటల్- హోటల్- నగర్',
}
