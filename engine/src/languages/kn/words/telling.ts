/**
 * How Kannada verbs end that tell what others did or what is over: "-idaru" they did, "-ittu" it had, "-antu" and
 * "-ante" as one hears. First persons of the perfect are left out: "I have decided to buy" is a wish.
 */
const native =
  'ೊಂಡಾನ ೊಂಡಾಳ ೊಂಡಾರ ಿದಾನ ಿದಾಳ ಟ್ಟಾನ ಟ್ಟಾಳ ಟ್ಟಾರ ಿದರು ಿದಳು ಿದನು ಿದ್ರು ಿದ್ಲು ಿದ್ಳು ಿದ್ನು ಿದ್ದರು ಿದ್ದಳು ಿದ್ದನು ಿದ್ದವು ಿದೆವು ಿದ್ವಿ ಂದರು ಂದಳು ಂದನು ಂದ್ರು ಂದ್ವಿ ೋದರು ೋದಳು ೋದನು ೋದ್ರು ೋದ್ವಿ ಟ್ಟರು ಟ್ಟಳು ಟ್ಟನು ಟ್ಟ್ರು ೊಂಡರು ೊಂಡಳು ೊಂಡನು ೊಂಡ್ರು ೊಂಡ್ವಿ ಂದಿತ್ತು ಿದಿತ್ತು ೆದಿತ್ತು ಟ್ಟಿತ್ತು ೋಗಿತ್ತು ಡಿತ್ತು ಕ್ಕಿತ್ತು ಿಕ್ತು ಸಿತ್ತು ುಹೋಗಿದೆ ಿಹೋಗಿದೆ ಿಯಿತು ೆಯಿತು ೋಯಿತು ೋಯ್ತು ಸಿತು ಂಡಿತು ಟ್ಟಿತು ದ್ದಿತು ಡಿತು ಕ್ಕಿತು ಿದ್ದಾರೆ ಿದ್ದಾನೆ ಿದ್ದಾಳೆ ದರಂತೆ ದಳಂತೆ ದನಂತೆ ತಂತೆ ದೆಯಂತೆ ಾರಂತೆ ್ತಾರೆ ್ತಾನೆ ್ತಾಳೆ ಿದಾರೆ ಿದಾನೆ ಿದಾಳೆ'
const latin =
  'arante aranthe anante alante drante ittante ittanthe stane stale stare siktu sikthu sikkitu ltale ltane ltare dtale dtane dtare tidvi thidvi tidde thidde tidru thidru sidru sidaru sidlu sidalu sidnu sidanu sidvi kondru kondaru kondvi iddaru iddalu iddanu yitu oytu oythu iddare iddaare iddane iddale tidare tidaare thidare tidane tidaane thidane tidale thidale tiddare thiddare'

export const tellingEndings: readonly string[] = `${native} ${latin}`.split(' ')
