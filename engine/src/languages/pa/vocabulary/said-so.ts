/** What one said or asked for before, named again to take it back or to change it. */
export const saidSo = `
  (ਕਿਹਾ|ਦੱਸਿਆ|ਬੋਲਿਆ|ਮੰਗਿਆ|ਆਖਿਆ|ਲਿਖਿਆ|ਕਹੀ|ਮੰਗੀ) ਸੀ, (ਮੈਂ|ਅਸੀਂ) (ਕਿਹਾ|ਦੱਸਿਆ|ਮੰਗਿਆ)`
