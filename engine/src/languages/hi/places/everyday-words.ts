/** Everyday words that some village, post office or project is called, too: one alone is no place. In Latin letters. */
export const everyday = `
  hazar hazaar hajar hajaar hajara pachees pachas batana aap aapka aapke aapko aaj aage aas ab abhi accha acha
  achha acche achhe agar aise apna apne apni aur baad baat badhiya bada badi bade bahut bas bata batao bataiye
  bechna bhada bhai bhi bhumi bol bolo cahie chahiye chahie chaiye chalega chalo charo chhota chhoti chota choti
  chhe daam dekha dekho dena dengey dete dhanyavad dikha dikhao dikhaiye do doodh dukan ek fir gaya gaye gayi ghar
  haan hai hain han ho hoga hona honi hota hu hui hum humein is isme jaa jab jada jagah jaise jaldi jameen jamin
  janab jao ji jo ka kab kahan kahin kaha kai kam kama kamra kamre kamron kar karna karo karke karne kaise ke
  keliye kharidna khareedna khoob ki kiraya kiraye kiraaye kirai kirayedar kitna kitne ko koi kothi kum kuch kya
  kyun lagbhag laakh lakh le lekin lelo lena liye lo lu lunga maane mai main makaan makan mandi mangta mat mein
  mera mere meri modi mujhe mujhko na naa nahi nahin namaste namaskar paas pahije pe pehle pyara pura purana rahna
  rehna rehne rupaye sab sabse sahi sakta sakte sale samaj se saste sasta sasti shahar shuru tak taki teen theek
  thik thoda thodi tha thi to toh tu tum upar uske usme vala vale vali vikri wala wale wali woh ya yaar ye yeh
  yahan yahi zameen zamin zyada
`

/** Names of real towns and areas that are everyday words as well: places only with a sign of it, or with nothing else. */
export const doubtful = `
  gaya pali anand mau puri dhar sagar rewa beed harda kota sion ambala guna kothi rajpur palam pati wadi basti
  gonda daman leh khed alandi madan nawada sadar mandi rampur anandpur karan khan meena moti gola गया पुरी गुना
  बस्ती मऊ बीड
`
