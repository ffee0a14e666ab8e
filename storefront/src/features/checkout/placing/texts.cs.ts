export const title = 'Ověřujeme, zda objednávka prošla'
export const wait = 'Nezavírejte prosím tuto stránku, za chvíli budete vědět víc.'
export const why =
  'Odpověď se po cestě ztratila. Ptáme se znovu na tutéž objednávku, podruhé ji nevytvoříme. Pokud prošla, čeká vás i e-mail s potvrzením.'
export const checkAgain = 'Zeptat se znovu'
export const backToOrder = 'Vrátit se k objednávce'
