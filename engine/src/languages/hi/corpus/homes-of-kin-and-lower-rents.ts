import { wishesAndTalk } from '../../corpus-case.ts'

/** Whose home lies where and who lived in one, "please do" with a "na" behind, thanks behind praise, lower rents asked for. */
export const homesOfKinAndLowerRents = wishesAndTalk([
  { text: 'hum 2bhk me rehte the pehle', act: 'unclear' },
  { text: 'हम 2bhk में रहते थे पहले', act: 'unclear' },
  { text: 'हम दो कमरे के फ्लैट में रहते थे पहले', act: 'unclear' },
  { text: 'दीदी का घर लखनऊ में है', act: 'unclear' },
  { text: 'मेरा फ्लैट चौथी मंजिल पर है', act: 'unclear' },
  { text: 'kar dijiye na', act: 'affirm' },
  { text: 'यही तो मैं कह रहा था', act: 'affirm' },
  { text: 'bahut accha laga thank you so much', act: 'thanks' },
  { text: 'accha laga dhanyavad', act: 'thanks' },
  { text: 'rent thoda kam karoge', act: 'question' },
  { text: 'हम दो कमरे का फ्लैट लेंगे', set: { property_type: 'apartment', bedrooms: { min: 2, max: 2 } } },
  { text: 'udhar noida side flat dekh lo', set: { city: 'Noida', property_type: 'apartment' } },
  { text: 'मम्मी पापा के लिए लखनऊ में घर चाहिए', set: { city: 'Lucknow', property_type: 'house' } },
  { text: 'papa ka ghar bechna hai', set: { transaction_type: 'sale' } },
  { text: 'yahi to main keh raha tha', act: 'affirm' },
  { text: 'main taiyar hu', act: 'affirm' },
  { text: 'bijli ka meter alag hai', act: 'question' },
  { text: 'family ke liye safe hai area', act: 'question' },
  { text: 'दूध दही की दुकान पास है', act: 'question' },
  { text: '200 sq meter ka plot chahiye', set: { property_type: 'land', size_sqft: { min: 2152.78 } } },
])
