export const title = 'Objednávka'
export const titleOf = (code: string) => `Objednávka ${code}`
export const orders = 'Moje objednávky'
export const orderAgain = 'Objednať znova'
export const document = 'Objednávka (PDF)'
export const table = 'Položky do tabuľky (CSV)'
export const pictures = 'Obrázky tovaru (ZIP)'
export const fileName = (code: string, ending: string) => `objednavka-${code}.${ending}`
export const missingBefore = 'Takú objednávku vo vašom účte nemáme. Možno ste ju urobili bez prihlásenia, '
export const missingLink = 'nájdete ju podľa čísla a e-mailu'
export const showOrders = 'Zobraziť moje objednávky'
