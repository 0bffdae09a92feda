/** States and regions: larger than what a home is looked for in, and neither slips nor sound-alikes of towns. */
export const states = `
  andhra, andhra pradesh, arunachal, arunachal pradesh, assam, bengal, west bengal, bihar, chhattisgarh, chattisgarh
  gujarat, gujrat, haryana, hariyana, himachal, himachal pradesh, jharkhand, karnataka, kashmir, kerala, keralam, konkan, ladakh
  lakshadweep, madhya pradesh, maharashtra, malabar, manipur, meghalaya, mizoram, nagaland, odisha, orissa
  punjab, panjab, rajasthan, sikkim, tamil nadu, tamilnadu, telangana, telengana, tripura, uttar pradesh, uttarakhand
  uttaranchal, vidarbha`
