import { goingBack } from '../../going-back.ts'

/** What Kannada speakers say to go back to an area, a city or a budget. */
export const goingBackPhrases = goingBack({
  earlier: '(ಹಳೆ|ಹಳೆಯ|ಹಳೇ|ಮೊದಲಿನ|ಮೊದಲನೇ|ಮೊದಲ|ಹಿಂದಿನ|ಮುಂಚಿನ|hale|haleya|modalina|hindina|first)',
  said: '(ಮೊದಲು|ಮುಂಚೆ|modalu|munche|first) (ಹೇಳಿದ|ಹೇಳಿದ್ದ|ಇದ್ದ|helida)',
  theEarlier: '(ಹಳೇದೇ|ಹಳೆಯದೇ|(ಮೊದಲು|ಮುಂಚೆ) (ಹೇಳಿದ್ದೇ|ಇದ್ದದ್ದೇ))',
  city: '(ಊರು|ಊರೇ|ಊರಿಗೇ|ನಗರವೇ|ಸಿಟಿ|ಸಿಟಿನೇ|ooru|oore|city)',
  area: '(ಜಾಗ|ಜಾಗಕ್ಕೇ|ಜಾಗಕ್ಕೆ|ಜಾಗನೇ|ಜಾಗವೇ|ಜಾಗದಲ್ಲೇ|ಜಾಗಾನೇ|ಏರಿಯಾ|ಏರಿಯಾನೇ|ಏರಿಯಾಗೇ|ಏರಿಯಾಗೆ|ಏರಿಯಾದಲ್ಲೇ|ಸ್ಥಳ|ಸ್ಥಳವೇ|ಸ್ಥಳಕ್ಕೇ|ಲೊಕೇಶನ್|jaaga|jaga|jagakke|jagane|area|areane|area ne)',
  price: '(ಬಜೆಟ್|ಬಜೆಟ್ಟೇ|ಬಜೆಟ್‌ನಲ್ಲೇ|ಬಜೆಟ್ ನಲ್ಲೇ|ಬಜೆಟಲ್ಲೇ|ಬಾಡಿಗೆ|ಬಾಡಿಗೆನೇ|ಬೆಲೆ|ಬೆಲೆನೇ|budget|budgete|budget ne|budgetalle)',
  holds:
    '[ತಾನೇ|ne] (ಇರಲಿ|ಹೋಗೋಣ|ಹೋಗಿ|ಸಾಕು|ಓಕೆ|ಚೆನ್ನಾಗಿತ್ತು|ಚೆನ್ನಾಗಿದೆ|ಪರವಾಗಿಲ್ಲ|ಸರಿ|ಸರಿ ಇತ್ತು|ಸರಿಯಿತ್ತು|ಒಳ್ಳೇದಿತ್ತು|ಒಳ್ಳೆಯದು|ಬೆಟರ್|ನೋಡಿ|ನೋಡೋಣ|ತೋರಿಸಿ|ಇಡಿ|ಆಗಲಿ|ಮಾಡಿ|irali|hogona|saku|saaku|ok|chennagittu|sari ittu|better|idi)',
})
