import type { OneselfWords } from '../../word-lists.ts'

/** By what words Hindi speakers tell something of themselves and of their families. */
export const oneself: OneselfWords = {
  own: 'मैं मेरा मेरी मेरे हम हमारा हमारी हमारे हमें मुझे मैंने हमने main mai mera meri mere hum hamara hamari hamare humara humari humare mujhe hume humein',
  kin: 'माँ मां माता पिता पापा मम्मी पत्नी बीवी घरवाली पति बेटा बेटी बेटे बेटियां बेटियाँ बच्चे बच्चा बच्ची बच्चों परिवार फैमिली फ़ैमिली सास ससुर बहू दादी नानी maa pita patni biwi gharwali pati beta beti bete bachche bacche bache parivar saas sasur bahu dadi nani',
  life: 'नौकरी ड्यूटी पढ़ाई पढ़ता पढ़ती पढ़ते रिटायर रिटायर्ड बीमार शादी मज़दूर मजदूर मजदूरी चलाता चलाती चलाते naukri padhai padhta padhti padhte retire bimar beemar shaadi shadi mazdoor majdoor chalata chalati chalate',
  hard: 'मुश्किल कठिन दिक्कत परेशानी तकलीफ़ तकलीफ mushkil muskil dikkat pareshani taklif takleef kathin',
  grew: 'पले पला पली बचपनमें बचपनबीता बचपनगुज़रा बचपनगुजरा बड़ेहुए बड़ाहुआ बड़ीहुई पैदाहुए पैदाहुआ पैदाहुई bachpanme bachpanmein bachpanmai bachpanbeeta bachpanguzra palebadhe badehue badehuye badahua paidahua',
  unhappy: 'घुटता घुटती घुटन घबराता ghutta ghutti ghutan ghabrata',
  ownFunds: 'पास जेब हाथ बचत अपने खुद ख़ुद paas jeb haath hath bachat apne khud',
  granted: 'मिल मिलेगा मिलता मिल- mil milega milta milega पास मंज़ूर manzoor',
  pay: 'तनख्वाह तनख़्वाह वेतन सैलरी पगार आमदनी कमाई tankhwah tankha tankhwa salary vetan pagar aamdani kamai',
  fromPay: '',
}
