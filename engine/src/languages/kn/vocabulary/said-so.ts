/** What one said or asked for before, named again to take it back or to change it. */
export const saidSo = `
  (ಅಂದಿದ್ದೆ|ಹೇಳಿದ್ದೆ|ಅಂದಿದ್ವಿ|ಹೇಳಿದ್ವಿ|ಕೇಳಿದ್ದೆ|helidde|andidde|kelidde) (ಅಲ್ವಾ|ಅಲ್ಲವಾ|ಅಲ್ಲ|alva|alwa),
  (ಎಷ್ಟು|ಯಾವುದು|ಎಲ್ಲಿ|ಏನು|eshtu|yavudu|elli|enu) (ಅಂತ|anta|antha) (ಹೇಳಿದ್ದು|ಹೇಳಿದ್ನಲ್ಲ|ಅಂದಿದ್ದು|heliddu|helidnalla|andiddu),
  ಅಂದಿದ್ನಲ್ಲ, ಅಂದಿದ್ದೆ, ಅಂದಿದ್ದೆನಲ್ಲ, ಅಂದಿದ್ವಲ್ಲ, ಹೇಳಿದ್ನಲ್ಲ, ಹೇಳಿದ್ದೆ, ಹೇಳಿದ್ದೆನಲ್ಲ, ಹೇಳಿದ್ವಲ್ಲ, ಹೇಳಿದ್ದು,
  ಹೇಳಿದ್ನಲ್ವಾ, ಕೇಳಿದ್ದೆ, ಕೇಳಿದ್ನಲ್ಲ, ಕೇಳಿದ್ದು, andidnalla, andidde, andiddenalla, helidnalla, helidde,
  heliddenalla, heliddu, helidnalva, kelidde, kelidnalla, keliddu`
