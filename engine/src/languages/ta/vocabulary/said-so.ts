/** What one said or asked for before, named again to take it back or to change it. */
export const saidSo = `
  சொன்னேன்ல, சொன்னேனே, சொன்னேன், சொன்னேனில்ல, சொன்னேன் இல்ல, சொன்னோம்ல, சொன்னோமே, சொன்னது, சொல்லியிருந்தேன்,
  சொல்லி இருந்தேன், கேட்டேன்ல, கேட்டேனே, கேட்டேன், கேட்டிருந்தேன், கேட்டது, sonnenla, sonnene, sonnen,
  sonnathu, sonnadhu, solliyirunthen, solli irunthen, kettenla, kettene, ketten, kettirunthen, kettathu,
  kekkirunthen`
