export const title = 'Dodacie údaje'

export const shipping = 'Doprava'
export const address = 'Adresa'
export const payment = 'Platba'
export const barLabel = 'Objednať'
export const backToMethods = 'Späť na dopravu a platbu'
export const order = 'Objednať s povinnosťou platby '
export const withTax = (total: string) => `${total} s DPH`

export const signedOut =
  'Objednávku sme neprijali a nič vám neúčtujeme: medzičasom sa skončilo vaše prihlásenie. Prihláste sa, prosím, a objednajte znova, tovar v košíku na vás čaká.'
export const signedOutUnsure =
  'Vaše prihlásenie sa skončilo skôr, než sme zistili, či objednávka prešla. Prihláste sa, prosím, a pozrite sa medzi svoje objednávky.'

export const addressNotSaved =
  'Objednávka je v poriadku, len adresu sa nám nepodarilo uložiť do vášho účtu. Uložíte ju v Mojich adresách.'
