import type { CallTimeWords } from '../../word-lists.ts'

/** When to be called, and whom to ask for. */
export const callTimes: CallTimeWords = {
  times: `
    सुबह- सवेरे- सबेरे- दोपहर- शाम- रात- आज कल परसों परसो सोमवार- मंगलवार- बुधवार- गुरुवार- बृहस्पतिवार-
    वीरवार- शुक्रवार- शनिवार- रविवार- इतवार- संडे मंडे ट्यूसडे वेडनेसडे थर्सडे फ्राइडे सैटरडे वीकेंड-
    मॉर्निंग- इवनिंग- बजे- subah- subeh- suba savere sawere sabere dopahar- dopeher- dupahar- dophar-
    shaam- sham raat aaj kal parso parson somvar- somwar- mangalvar- mangalwar- budhvar- budhwar-
    guruvar- guruwar- shukravar- shukrawar- shanivar- shaniwar- ravivar- raviwar- itvar- itwar- etwar-
    itvaar- itwaar- ravivaar- raviwaar- shanivaar- shaniwaar- somvaar- somwaar- mangalvaar- mangalwaar-
    budhvaar- budhwaar- guruvaar- guruwaar- shukravaar- shukrawaar- baje bje`,
  sides: `
    बाद पहले पहिले baad bad pehle pahle phele`,
  limits: `
    तक बीच tak beech bich`,
  doings: `
    खेत khet सोता सोती
    ऑफिस ऑफ़िस दफ्तर दफ़्तर ड्यूटी लंच खाने काम नमाज़ नमाज पूजा स्कूल कॉलेज office offis daftar duty
    lunch khane kaam namaz pooja puja school college
    नौकरी नौकरि जॉब जॉइनिंग पोस्टिंग ट्रांसफर तबादला naukri naukari job`,
  labels: `
    नाम naam nam फोन फ़ोन मोबाइल
    लिखो लिखिए लिख लो लीजिए नोट likho likhiye likh lo`,
  clock: 'टाइम समय वक़्त वक्त samay taim waqt',
  callsToo: '',
  noted: `
    लिखा लिखे लिखी नोट likha likhe likhi लिखा लिखी`,
  books: 'बुक फिक्स अरेंज तय book fix arrange',
  nexts: 'अभी abhi अगले अगली इस आने आनेवाले agle agli iss aanewale anewale aglaa',
  weeks: 'हफ्ते हफ़्ते हफ्ता हफ़्ता सप्ताह hafte hafta haftey haptey hapte saptah',
  shortDays: 'सोम मंगल बुध शुक्र शनि रवि som mangal budh shukra shukr shani ravi',
}
