import type { CorpusSection } from '../../corpus-case.ts'

const city = (text: string, name: string) => ({ text, asked: 'city' as const, set: { city: name } })
const area = (text: string, name: string) => ({
  text,
  asked: 'area' as const,
  known: { city: 'Bengaluru' },
  set: { area: name },
})

export const places: CorpusSection[] = [
  {
    phenomenon: 'places, native',
    cases: [
      city('ಬೆಂಗಳೂರು', 'Bengaluru'),
      city('ಬೆಂಗಳೂರಿನಲ್ಲಿ', 'Bengaluru'),
      city('ಬೆಂಗಳೂರಲ್ಲೇ ಬೇಕು', 'Bengaluru'),
      city('ಮೈಸೂರಿನಲ್ಲಿ ಇದ್ದರೆ ಸಾಕು', 'Mysuru'),
      city('ಮಂಗಳೂರಿಗೆ ಶಿಫ್ಟ್ ಆಗಬೇಕು', 'Mangaluru'),
      city('ಹುಬ್ಬಳ್ಳಿ', 'Hubballi'),
      city('ಹುಬ್ಬಳ್ಳಿಯಲ್ಲಿ', 'Hubballi'),
      city('ಬೆಳಗಾವಿಯಲ್ಲಿ ನೋಡಿ', 'Belagavi'),
      city('ಕಲಬುರಗಿಯಲ್ಲಿ', 'Kalaburagi'),
      city('ತುಮಕೂರಿನಲ್ಲಿ', 'Tumakuru'),
      city('ಶಿವಮೊಗ್ಗದಲ್ಲಿ', 'Shivamogga'),
      city('ಚೆನ್ನೈನಲ್ಲಿ ಬೇಕು', 'Chennai'),
      city('ಹೈದರಾಬಾದ್‌ನಲ್ಲಿ', 'Hyderabad'),
      city('ಪುಣೆಯಲ್ಲಿ', 'Pune'),
      city('ಮುಂಬೈಯಲ್ಲಿ', 'Mumbai'),
      area('ಜಯನಗರದಲ್ಲಿ', 'Jayanagar'),
      area('ಮಲ್ಲೇಶ್ವರದಲ್ಲಿ', 'Malleshwaram'),
      area('ವೈಟ್‌ಫೀಲ್ಡ್‌ನಲ್ಲಿ', 'Whitefield'),
      area('ಇಂದಿರಾನಗರದ ಹತ್ತಿರ', 'Indiranagar'),
      area('ಕೋರಮಂಗಲದ ಬಳಿ', 'Koramangala'),
      area('ಮಾರತಹಳ್ಳಿಯಲ್ಲಿ', 'Marathahalli'),
      area('ಬನಶಂಕರಿಯಲ್ಲಿ', 'Banashankari'),
      area('ರಾಜಾಜಿನಗರದಲ್ಲಿ', 'Rajajinagar'),
      area('ಎಲೆಕ್ಟ್ರಾನಿಕ್ ಸಿಟಿಯಲ್ಲಿ', 'Electronic City'),
      area('ಯಲಹಂಕದಲ್ಲಿ', 'Yelahanka'),
      area('ಹೆಬ್ಬಾಳದಲ್ಲಿ', 'Hebbal'),
    ],
  },
  {
    phenomenon: 'places, latin',
    cases: [
      city('bengaluralli', 'Bengaluru'),
      city('bengaluru nalli', 'Bengaluru'),
      city('mysurinalli', 'Mysuru'),
      city('mangalurige hogbeku', 'Mangaluru'),
      city('hubballiyalli', 'Hubballi'),
      city('tumakurinalli', 'Tumakuru'),
      city('shivamoggadalli', 'Shivamogga'),
      area('jayanagaradalli', 'Jayanagar'),
      area('malleshwaradalli', 'Malleshwaram'),
      area('koramangaladalli', 'Koramangala'),
      area('marathahalliyalli', 'Marathahalli'),
      area('banashankari hatra', 'Banashankari'),
      area('rajajinagaralli', 'Rajajinagar'),
    ],
  },
  {
    phenomenon: 'places, mixed',
    cases: [
      city('Bangalore alli', 'Bengaluru'),
      city('Mysore ನಲ್ಲಿ', 'Mysuru'),
      city('mangalore nalli search madi', 'Mangaluru'),
      area('whitefield side alli', 'Whitefield'),
      area('near indiranagar beku', 'Indiranagar'),
      area('hsr layout alli', 'HSR Layout'),
    ],
  },
]
