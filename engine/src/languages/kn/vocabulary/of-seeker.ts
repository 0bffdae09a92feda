import type { OfSeekerWords } from '../../word-lists.ts'

/** What Kannada speakers say of themselves and their people. */
export const ofSeeker: OfSeekerWords = {
  mine: 'ನನ್ನ ನಮ್ಮ nanna namma',
  kin: `
    ಮಗ ಮಗನ ಮಗನಿಗೆ ಗಂಡ ಗಂಡನ ಗಂಡನಿಗೆ ತಮ್ಮ ತಮ್ಮನ ತಮ್ಮನಿಗೆ ಅಣ್ಣ ಅಣ್ಣನ ಅಣ್ಣನಿಗೆ ಅಪ್ಪ ಅಪ್ಪನ ಅಮ್ಮನ ಹೆಂಡತಿ ಹೆಂಡತಿಗೆ ಯಜಮಾನರು ಯಜಮಾನರ ಯಜಮಾನರಿಗೆ maga magana maganna maganige ganda gandana gandanige husband tammana tammanige annana annanige appana appanige hendthi hendathi hendtige yajamanru yajamanra yajamanrige snehita geleya ತಂಗಿ ತಂಗಿಯ ತಂಗಿಗೆ ಅಕ್ಕ ಅಕ್ಕನ ಅಕ್ಕನಿಗೆ tangi tangiya tangige akka akkana akkanige`,
  whose: 'ge gige',
  ofKin: 'ಮಗನಿಗೆ ಗಂಡನಿಗೆ ಯಜಮಾನರಿಗೆ maganige gandanige yajamanrige',
  does: `
    ತಗೊಳ್ಳಿ ತೆಗೆದುಕೊಳ್ಳಿ ಮಾಡಿ ಮಾತಾಡಿ ಬರೆದುಕೊಳ್ಳಿ togoli togolli tagoli madi maadi matadi barkolli`,
  toGuru: 'ನಿಮಗೆ ನಿಮ್ಗೆ ನಿಮ್ಮನ್ನು ನಿಮ್ಮಜೊತೆ ನಿಮ್ಮಹತ್ರ nimage nimge nimmannu nimmajothe nimmajote nimmahatra',
  refusesTalk: `
    ಮಾತಾಡಲ್ಲ ಮಾತನಾಡಲ್ಲ ಮಾತಾಡೋದಿಲ್ಲ ಮಾತಾಡೋಕೆಇಷ್ಟಇಲ್ಲ ಮಾತಾಡೋಕೆಇಷ್ಟವಿಲ್ಲ ಮಾತಾಡಲುಇಷ್ಟವಿಲ್ಲ ಮಾತಾಡಕ್ಕೆಇಷ್ಟಇಲ್ಲ matadalla mataadalla maatadalla matadodilla matadokeishtailla matadokeistailla matadokeishtavilla matadakkeishtailla`,
  anybody: 'ಯಾರ ಯಾರಜೊತೆಗೂ ಯಾರಜೊತೆನೂ ಯಾರೊಂದಿಗೂ yaara yara yaarajotenu yaarjotenu',
  comes: `
    ಬರ್ತೀವಿ ಬರ್ತೀನಿ ಬರುತ್ತೇನೆ ಬರುತ್ತೇವೆ ಬಂದುನೋಡ್ತೀನಿ ಬಂದುನೋಡ್ತೀವಿ bartivi barthivi bartheevi bartini barthini barteeni bandunodtini bandunodtivi`,
  dates: 'ತಿಂಗಳು ತಿಂಗಳ ತಾರೀಖು ತಾರೀಕು tingalu tingala tareekhu tarikhu tareeku',
  months: 'ಜನವರಿ ಫೆಬ್ರವರಿ ಮಾರ್ಚ್ ಏಪ್ರಿಲ್ ಜೂನ್ ಜುಲೈ ಆಗಸ್ಟ್ ಸೆಪ್ಟೆಂಬರ್ ಅಕ್ಟೋಬರ್ ನವೆಂಬರ್ ಡಿಸೆಂಬರ್',
  takes:
    'ಕೊಡ್ತಾರಾ ಕೊಡ್ತಾರ ಕೊಡ್ತಾರೆ ಕೊಡುವರೇ ಕೊಡುತ್ತಾರೆಯೇ ಕೊಡುತ್ತಾರಾ ಸಿಗುತ್ತಾ ಸಿಗುತ್ತದೆಯೇ ಕೇಳ್ತಾರಾ ಕೇಳುತ್ತಾರಾ ಮಾಡಬಹುದಾ ಮಾಡ್ಬಹುದಾ ಅಡುಗೆ kodtara kodthara kodtare sigutta siguttaa keltara kelthara madbahuda maadbahuda',
  fears: 'ತೊಂದರೆ tondare',
  eats: 'ಮೀನು ಕೋಳಿ ಮೊಟ್ಟೆ meenu',
  pets: 'ನಾಯಿ ಬೆಕ್ಕು nayi naayi bekku',
  keepsPets: 'ಸಾಕಬಹುದಾ ಸಾಕ್ಬಹುದಾ ಇಟ್ಕೊಬಹುದಾ saakbahuda sakbahuda saakabahuda',
  weary: `
    ಸುಸ್ತಾಗಿದೆ ಸುಸ್ತಾಯ್ತು ಸುಸ್ತಾಗಿದ್ದೀನಿ ಸಾಕಾಗಿದೆ ಸಾಕಾಯ್ತು ಬೇಜಾರಾಗಿದೆ ಬೇಸರವಾಗಿದೆ sustaitu sustaytu sustagide sakagide sakaagide sakaytu bejaragide`,
  vain: 'ಟೈಮ್ವೇಸ್ಟ್ ಸಮಯಹಾಳು ನೀನುವೇಸ್ಟ್ ನೀವುವೇಸ್ಟ್ timewaste samayahaalu neenuwaste neevuwaste',
  relieved: 'ಅಬ್ಬಾ ಅಬ್ಬ ದೇವರದಯೆ abba abbadevre devaradaye',
  amused: 'ಹಹ ಹಹಹ ಹಾಹಾ ಒಳ್ಳೆಜೋಕ್ haha ollejoke',
  notNow:
    'ಈಗಬೇಡ ಈಗಬೇಡಿ ಈಗಅಲ್ಲ ಯೋಚ್ನೆಮಾಡ್ತೀನಿ ಯೋಚನೆಮಾಡ್ತೀನಿ ಯೋಚಿಸ್ತೀನಿ yochnemadtini yochanemadtini yochistini igabeda eegabeda igaalla ಸದ್ಯಕ್ಕೆಬೇಡ ಈಗಲೇಬೇಡ sadyakkebeda igalebeda ivagabeda',
  looksFirst: `
    ಮೊದಲುನೋಡ್ತೀನಿ ಮೊದ್ಲುನೋಡ್ತೀನಿ ಮೊದಲುನೋಡೋಣ ನೋಡ್ತೀನಿ ನೋಡಿಹೇಳ್ತೀನಿ modalunodtini modlunodtini modalunodona nodtini nodihelthini nodiheltini`,
  insists: 'ಮತ್ತೆ ಪುನಃ ಯಾವಾಗಲೂ matte punaha yavagalu',
  movesIn: 'ಶಿಫ್ಟ್ shift ಸೇರ್ಕೋಬಹುದಾ ಸೇರಬಹುದಾ serkobahuda serabahuda',
  notYet: `
    ಇನ್ನೂಇಲ್ಲ ಇನ್ನುಇಲ್ಲ ಇನ್ನೂಇಲ್ಲಾ ಇದುವರೆಗೂಇಲ್ಲ ಇನ್ನಿಲ್ಲ innuilla innooilla innilla iduvareguilla innuillari`,
  leaves: 'ಬಿಡಿ ಬಿಟ್ಟುಬಿಡಿ bidi bittubidi bittbidi ಬಿಟ್ಬಿಡಿ',
  noMore: 'ಇನ್ನುಬೇಡ ಇನ್ಮೇಲೆಬೇಡ ಇನ್ನುಮುಂದೆಬೇಡ innubeda inmelebeda',
  needsAfterNo: '',
  stops: 'ನಿಲ್ಲಿಸಿ ನಿಲ್ಸಿ nillisi nilsi',
  too: 'ಆದ್ರೂ ಆದರೂ ಕೂಡ aadru adru aadaru kooda',
  halves: 'ಅರ್ಧ ಅರ್ಧಕ್ಕೆ ಅರ್ಧದಷ್ಟು ardha ardhakke',
  news: `
    ಹೊಸದುಏನಾದ್ರೂ ಹೊಸದೇನಾದರೂ ಹೊಸದೇನಾದ್ರೂ ಹೊಸದುಇದೆಯಾ ಹೊಸದುಇದ್ಯಾ hosaduenadru hosadenadru hosaduidya`,
  atHome: 'ಮನೇಲಿ ಮನೆಯಲ್ಲಿ maneli maneyalli',
  asksFirst: `
    ಕೇಳ್ತೀನಿ ಕೇಳ್ತೇನೆ ಕೇಳುತ್ತೇನೆ ಕೇಳಬೇಕು ಕೇಳ್ಬೇಕು ಕೇಳ್ಕೊಂಡು ಮಾತಾಡ್ತೀನಿ ಮಾತಾಡಬೇಕು ಮಾತಾಡ್ಬೇಕು ಮಾತಾಡ್ಕೊಂಡು keltini kelthini keltene kelbeku kelabeku kelkondu matadtini mathadtini matadbeku matadkondu ಮಾತಾಡಿ matadi maatadi ಕೇಳಿಹೇಳ್ತೀನಿ keliheltini ತೋರಿಸಿಹೇಳ್ತೀನಿ ತೋರಿಸಿಹೇಳ್ತೇನೆ ತೋರಿಸಿಹೇಳುತ್ತೇನೆ torisiheltini torisiheltene`,
  visits: 'ವಿಸಿಟ್ visit',
  holds: `
    ಇಟ್ಟಿರಿ ಇಟ್ಟಿರ್ರಿ ಇಟ್ಕೊಳ್ಳಿ ಇಟ್ಕೊಂಡಿರಿ ಹಿಡಿದಿಡಿ ಹಿಡ್ದಿಡಿ ತೆಗೆದಿಡಿ ಕಾಯ್ದಿರಿಸಿ ಹೋಲ್ಡ್ ittiri itkolli hidididi hiddidi tegedidi kaydirisi hold`,
  stays:
    'ಮಾತ್ರ ಸಾಕು ಇರೋಕೆ ಇರಲು ಇರ್ತೀನಿ ಇರ್ಬೇಕು ತಿಂಗಳಿಗೆ ವರ್ಷಕ್ಕೆ ಅಷ್ಟೇ matra maatra saaku saku iroke iralu irtini irbeku tingalige tingaligage varshakke ashte',
  forNow: 'ತಾತ್ಕಾಲಿಕವಾಗಿ ಸ್ವಲ್ಪದಿನಕ್ಕೆ ಸ್ವಲ್ಪದಿನದಮಟ್ಟಿಗೆ swalpadinakke svalpadinakke tatkalikavagi',
  hasBeen: '',
  years: 'ವರ್ಷ- varsha varshakke varshada varushakke',
  forMe: 'ನನಗೋಸ್ಕರ ನಂಗೋಸ್ಕರ ನಮಗೋಸ್ಕರ ನನಗಾಗಿ nanagoskara nangoskara namagoskara nanagaagi',
  nobodyElse: 'ಬೇರೆಯಾರಿಗೂ ಬೇರೆಯಾರ್ಗೂ ಬ್ಯಾರೆಯಾರಿಗೂ bereyarigu bereyaarigu bereyargu byareyarigu',
  keepsBack: 'ಕೊಡಬೇಡಿ ಕೊಡ್ಬೇಡಿ ಕೊಡ್ಬೇಡ್ರಿ ಕೊಡಬೇಡ್ರಿ kodbedi kodabedi kodbedri',
  troubles: 'ತೊಂದರೆ ತೊಂದ್ರೆ ಕಾಟ ಕಿರಿಕಿರಿ tondare tondre kaata kirikiri',
  ladies: `
    ಲೇಡಿಏಜೆಂಟ್ ಮಹಿಳಾಏಜೆಂಟ್ ಹೆಂಗಸುಏಜೆಂಟ್ ಮೇಡಂಯಾರಾದರೂ ಯಾರಾದರೂಮೇಡಂ ಯಾರಾದ್ರೂಮೇಡಂ mahilaagent yaradrumadam yaaradarumadam`,
  suffices: '',
  aBitMore: 'ಸ್ವಲ್ಪಜಾಸ್ತಿ- ಸ್ವಲ್ಪಹೆಚ್ಚ- swalpajasti- swalpajaasti- swalpahechch- swalpahechu-',
  wouldBeGood: 'ಒಳ್ಳೇದು ಒಳ್ಳೆಯದು ಅನುಕೂಲ olleyadu olledu anukoola anukula',
  willDo: 'ಸಾಕು ಸಾಕಾಗುತ್ತೆ saku saaku sakagutte',
  lacking:
    'ಸಾಲಲ್ಲ ಸಾಲದು ಸಾಲೋಲ್ಲ ಸಾಲೋದಿಲ್ಲ ಸಾಕಾಗಲ್ಲ ಸಾಕಾಗುವುದಿಲ್ಲ ಸಾಕಾಗೋದಿಲ್ಲ salalla saaladu salolla saakagalla sakagalla saakagolla sakagolla',
  shownBefore: `
    ಮೊದಲುತೋರಿಸಿದ- ಮೊದಲುತೋರ್ಸಿದ- ಮುಂಚೆತೋರಿಸಿದ- ಮುಂಚೆತೋರ್ಸಿದ- ಆಗತೋರಿಸಿದ- ಹಳೆಲಿಸ್ಟ್- ಹಳೆಯಲಿಸ್ಟ್- ಹಳೆಪಟ್ಟಿ- ಹಿಂದಿನಲಿಸ್ಟ್- ಮೊದಲಿನಲಿಸ್ಟ್- modalutorisida- modalutorsida- munchetorisida- munchetorsida- halelist- haleyalist- hindinalist- modalinalist-`,
}
