import { between, type CorpusCase, exactly, upTo, wishesAndTalk } from '../../corpus-case.ts'

const turns: CorpusCase[] = [
  {
    text: 'we stay in a 2bhk in vashi and are looking for 3bhk in kharghar',
    set: { bedrooms: exactly(3), area: 'Kharghar' },
  },
  {
    text: 'papa is giving 15 lakhs and i will take 30 lakhs loan so 2bhk in jaipur',
    set: { price: upTo(4500000), bedrooms: exactly(2), city: 'Jaipur' },
  },
  { text: 'show only those with lift', set: { amenities: ['lift'] } },
  {
    text: 'if parking is not there no point in showing',
    known: { transaction_type: 'rent' },
    set: { amenities: ['parking'] },
  },
  {
    text: 'not near the airport please too noisy',
    known: { transaction_type: 'rent', city: 'Bengaluru' },
    act: 'unclear',
  },
  { text: 'under 1000', known: { city: 'Pune' }, act: 'unclear' },
  {
    text: 'we are paying 12k now so maximum 15k we can go',
    known: { transaction_type: 'rent' },
    set: { price: upTo(15000) },
  },
  {
    text: 'hinjewadi is too far from my office so somewhere in baner',
    known: { transaction_type: 'rent', city: 'Pune' },
    set: { area: 'Baner' },
  },
  { text: 'undo the last one', known: { transaction_type: 'rent', city: 'Pune' }, act: 'unclear' },
  {
    text: 'some more near hinjewadi please',
    known: { transaction_type: 'rent', city: 'Pune' },
    set: { area: 'Hinjewadi' },
  },
  {
    text: 'i sold my bike and have 5 lakhs with me plus 20 lakhs loan want small flat in vasai',
    set: { property_type: 'apartment', price: upTo(2500000), area: 'Vasai' },
  },
  { text: 'my son got job in noida so we need 2bhk there', set: { city: 'Noida', bedrooms: exactly(2) } },
  { text: 'husband wants chennai but i want coimbatore only', set: { city: 'Coimbatore' } },
  {
    text: 'earlier budget was 40 now make it 45',
    known: { transaction_type: 'sale', price: upTo(4000000) },
    set: { price: upTo(4500000) },
  },
  { text: 'house with 3 bedrooms if not 2 is ok', set: { property_type: 'house', bedrooms: between(2, 3) } },
  {
    text: 'rented our place in pune to tenants now looking for a flat on rent in mumbai',
    set: { property_type: 'apartment', transaction_type: 'rent', city: 'Mumbai' },
  },
  { text: 'only vegetarians are allowed there no?', known: { transaction_type: 'rent' }, act: 'question' },
  {
    text: 'is there anything with garden under 20k in mysore',
    set: { amenities: ['garden'], price: upTo(20000), city: 'Mysuru' },
  },
  { text: 'thanks, the second one is perfect', known: { transaction_type: 'rent' }, act: 'affirm' },
  { text: 'nope, too far', known: { transaction_type: 'rent', area: 'Wakad' }, act: 'question' },
  { text: 'ok done bye', act: 'goodbye' },
  { text: 'yes but not now', act: 'deny' },
  { text: 'hmm not sure', act: 'unclear' },
]

export const meansAndOthers = wishesAndTalk(turns)
