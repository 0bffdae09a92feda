import type { Vocabulary } from '../language.ts'

/** What people say beside their wishes. */
export const asidePhrases: Partial<Vocabulary> = {
  'aside:who': `
    ನೀವು ಯಾರು, ನೀನು ಯಾರು, ಯಾರು ನೀವು, ನೀವು (ಮನುಷ್ಯರಾ|ಮನುಷ್ಯರೇ|ಬಾಟ್ ಆ|ರೋಬೋಟ್ ಆ|ನಿಜವಾದ ಮನುಷ್ಯರೇ|ನಿಜವಾದ ಮನುಷ್ಯರಾ), ನಿಮ್ಮ ಹೆಸರೇನು, ನಿಮ್ಮ ಹೆಸರು ಏನು
    (nivu|neevu|neenu) yaru, (nivu|neevu) (bot|robot|human|manushyara) (aa|na|), nimma hesaru enu, nim hesru enu`,
  'aside:fees': `
    ನಿಮ್ಮ (ಫೀಸ್|ಫೀ|ಶುಲ್ಕ|ಕಮಿಷನ್|ಚಾರ್ಜ್) ಎಷ್ಟು, ನೀವು ಎಷ್ಟು (ತಗೋತೀರಾ|ತಗೊಳ್ತೀರಾ|ಚಾರ್ಜ್ ಮಾಡ್ತೀರಾ|ತೆಗೆದುಕೊಳ್ಳುತ್ತೀರಿ), ಇದಕ್ಕೆ (ಶುಲ್ಕ|ದುಡ್ಡು|ಹಣ) (ಇದೆಯಾ|ಕೊಡಬೇಕಾ|ಕೊಡಬೇಕೇ), (nim|nimma) (fees|fee|charge|charges|commission) eshtu`,
  'aside:languages': `
    (ನೀವು|ನಿಮಗೆ) (ಯಾವ|ಯಾವ ಯಾವ) ಭಾಷೆ [(ಮಾತಾಡ್ತೀರಾ|ಬರುತ್ತೆ|ಗೊತ್ತು)], ಯಾವ ಭಾಷೆ (ಬರುತ್ತೆ|ಗೊತ್ತು|ಮಾತಾಡ್ತೀರಾ), yava bhashe (barutte|gottu|matadtira)`,
  'aside:other-kind': `
    ಅಂಗಡಿ (ಬೇಕು|ಬಾಡಿಗೆಗೆ|ಖರೀದಿಗೆ), ಆಫೀಸ್ (ಜಾಗ|ಸ್ಪೇಸ್), ಗೋಡೌನ್, ಗೋದಾಮು, ಪಿಜಿ, ಹಾಸ್ಟೆಲ್, ಶೇರಿಂಗ್ ರೂಮ್, ವಾಣಿಜ್ಯ (ಜಾಗ|ಕಟ್ಟಡ|ಮಳಿಗೆ), ಮಳಿಗೆ, angadi beku`,
  'speak:en': 'ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ (ಮಾತಾಡಿ|ಮಾತನಾಡಿ|ಹೇಳಿ), ಇಂಗ್ಲಿಷಲ್ಲಿ (ಮಾತಾಡಿ|ಹೇಳಿ), english (nalli|alli) (matadi|heli|maatadi)',
  'speak:kn':
    'ಕನ್ನಡದಲ್ಲಿ (ಮಾತಾಡಿ|ಮಾತನಾಡಿ|ಹೇಳಿ|ಮಾತಾಡೋಣ), kannadadalli (matadi|maatadi|heli|matadona), kannada (alli|dalli) (matadi|heli)',
  'speak:hi': 'ಹಿಂದಿಯಲ್ಲಿ (ಮಾತಾಡಿ|ಮಾತನಾಡಿ|ಹೇಳಿ), hindiyalli (matadi|heli)',
  'speak:ta': 'ತಮಿಳಿನಲ್ಲಿ (ಮಾತಾಡಿ|ಮಾತನಾಡಿ|ಹೇಳಿ), ತಮಿಳಲ್ಲಿ (ಮಾತಾಡಿ|ಹೇಳಿ)',
  'speak:te': 'ತೆಲುಗಿನಲ್ಲಿ (ಮಾತಾಡಿ|ಮಾತನಾಡಿ|ಹೇಳಿ), ತೆಲುಗಲ್ಲಿ (ಮಾತಾಡಿ|ಹೇಳಿ)',
  cheapest: 'ಎಲ್ಲಕ್ಕಿಂತ (ಕಡಿಮೆ|ಅಗ್ಗ|ಅಗ್ಗದ|ಕಮ್ಮಿ), ಅತೀ ಕಡಿಮೆ, ಅತಿ ಕಡಿಮೆ, ellakkinta (kadime|kammi)',
  'talk:past': `
    ನೋಡಿದೆ, ನೋಡಿದ್ವಿ, ನೋಡಿದೆವು, ನೋಡಿದ್ದೆ, ನೋಡ್ದೆ, ಕೊಂಡೆ, ಕೊಂಡ್ವಿ, ಕೊಂಡಿದ್ದೆ, ಕೊಂಡಿದ್ದೇವೆ, ಕೊಂಡಿದ್ದಾನೆ, ಕೊಂಡ, ಕೊಂಡರು, ಕೊಂಡ್ಕೊಂಡೆ, ಕೊಂಡ್ಕೊಂಡ್ವಿ, ಖರೀದಿಸಿದೆ, ಖರೀದಿಸಿದ್ದೆ, ಖರೀದಿಸಿದ, ಖರೀದಿಸಿದರು, ಖರೀದಿಸಿದೆವು, ಖರೀದಿಸಿದ್ವಿ, ಖರೀದಿ ಮಾಡಿದೆ, ಖರೀದಿ ಮಾಡಿದ, ಖರೀದಿ ಮಾಡಿದ್ವಿ, ತಗೊಂಡೆ, ತಗೊಂಡ್ವಿ, ತಗೊಂಡ, ತಗೊಂಡಿದ್ದಾನೆ, ತಗೊಂಡಿದೀನಿ, ತಗೊಂಡ್ರು, ತೆಗೆದುಕೊಂಡೆ, ತೆಗೆದುಕೊಂಡ, ತೆಗೆದುಕೊಂಡರು, ಮಾರಿದೆ, ಮಾರಿದ್ವಿ, ಮಾರಿದರು, ಮಾರಿದ, ಮಾರಿದ್ದೆ, ಕಟ್ಟಿಸಿದೆ, ಕಟ್ಟಿಸಿದ್ದೇವೆ, ಕಟ್ಟಿದರು, ಕಟ್ಟಿದ್ದೇವೆ, ಹೋಗಿದ್ದೆ, ಹೋಗಿದ್ವಿ, ಇದ್ದೆ, ಇದ್ದೆವು, ಇದ್ವಿ, ಸಿಕ್ಕಿತ್ತು, ಆಗಿತ್ತು, ಇರ್ತಿದ್ದೆ, ಇರ್ತಿದ್ವಿ
    nodide, nodidvi, nodidde, kharidi madide, kharidi madidvi, kharidisida, tagonde, tagondvi, tagondru, tagonda, togonde, togondvi, maride, maridvi, maridru, marida, idvi, idde, hogidde, hogidvi, kattisidvi`,
}
