import type { NeighbourWords } from '../../word-lists.ts'

/** What Bengali speakers call neighbours and those who live together. */
export const neighbours: NeighbourWords = {
  neighbourhood: 'এলাকা- পাড়া- সোসাইটি- কলোনি- বিল্ডিং- কমপ্লেক্স- আবাসন- মহল্লা-',
  only: 'শুধু শুধুমাত্র কেবল',
  others: 'লোক- প্রতিবেশী-',
  household: 'ফ্যামিলি ফ্যামিলির পরিবার পরিবারের',
  landmark: 'মন্দির- মসজিদ- গির্জা- চার্চ- কলেজ- স্কুল- হাসপাতাল- হোটেল- দোকান- নগর',
}
