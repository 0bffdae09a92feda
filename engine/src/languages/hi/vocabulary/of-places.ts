import type { PlaceTalkWords } from '../../word-lists.ts'

/** By what words Hindi speakers tell where they move to, and add a place to those that are looked through. */
export const ofPlaces: PlaceTalkWords = {
  moves: 'ट्रांसफर ट्रान्सफर तबादला तबादले बदली पोस्टिंग शिफ्ट tabadla tabadle badli shift transfer',
  happens:
    'हो हुआ हुई होने हूँ हूं है रहा रही रहे गया गयी गई आया आई वाला वाली वाले होगा होगी ho hua hui hone hoon hun hu hai hain raha rahi rahe gaya gayi aaya aayi wala wali wale hoga hogi',
  joins: 'जॉइन ज्वाइन join jwain',
  workplaces:
    'ऑफिस ऑफ़िस आफिस दफ्तर दफ़्तर ब्रांच शाखा बैंक कंपनी कम्पनी अस्पताल हॉस्पिटल स्कूल कॉलेज कालेज नौकरी ड्यूटी जॉब daftar naukri shakha',
  gatherings: 'शादी फंक्शन पार्टी सगाई shaadi shadi sagai',
  spouse: 'पति पत्नी बीवी pati patni biwi biwii',
  others: 'उसका उसकी उनका उनकी उसके उनके दोस्त- पड़ोसी- uska uski uske unka unki unke dost padosi',
  adds: 'भी bhi',
  keepsPlace:
    'रखो रखिए रखना रख जोड़ो जोड़ लो ले देखो देख rakho rakhiye rakhna rakh jodo jod add lo le dekho dekh dikhao',
  needless: 'ज़रूरी जरूरी zaroori jaruri zaruri',
  near: 'पास आसपास आस-पास नज़दीक नजदीक करीब क़रीब तरफ paas pas aaspaas aspas nazdeek najdik nazdik kareeb taraf ओर उधर udhar',
  side: 'साइड',
  nearBy: 'आसपास आस-पास पास नज़दीकी नजदीकी पड़ोसी aaspaas aspas paas najdiki nazdeeki',
  far: 'दूर dur door',
  becomesFar: '',
  none: '',
  nothing: 'कुछ कुछभी kuch kuchh',
  kilometres: 'किमी किलोमीटर km kms kilometer kilometers kilometre kilometres',
  work: 'ऑफिस ऑफ़िस दफ्तर दफ़्तर काम कोचिंग कॉलेज कंपनी office ofis daftar kaam coaching college company',
  unsaid: '',
}
