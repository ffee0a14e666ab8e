export const title = 'Objednávka'
export const titleOf = (code: string) => `Objednávka ${code}`
export const orders = 'Moje objednávky'
export const orderAgain = 'Objednat znovu'
export const document = 'Objednávka (PDF)'
export const table = 'Položky do tabulky (CSV)'
export const pictures = 'Obrázky zboží (ZIP)'
export const fileName = (code: string, ending: string) => `objednavka-${code}.${ending}`
export const missingBefore = 'Takovou objednávku u vašeho účtu nemáme. Možná jste ji udělali bez přihlášení, '
export const missingLink = 'najdete ji podle čísla a e-mailu'
export const showOrders = 'Zobrazit moje objednávky'
