export const title = 'Košík'
export const emptyTitle = 'Košík je zatiaľ prázdny'
export const emptyNote = 'Začnite miestnosťou, v ktorej vzduch nestačí, alebo rovno ventilátorom.'
export const seeGoods = 'Prezrieť ponuku'
export const nowInCart = (name: string) => `V košíku je teraz ${name}.`
export const listSaved = (name: string) => `Zoznam „${name}“ sme uložili k vášmu účtu.`
export const notPlaced =
  'Objednávku sme neprijali a nič vám neúčtujeme: v košíku už nič nie je, možno ste ho vyprázdnili v inom okne. Vložte, prosím, tovar znova a objednajte ho.'
export const unsure =
  'Obchod neodpovedal včas, a tak nevieme, či sa to podarilo. Nižšie je košík, ako vyzerá teraz: skôr než to skúsite znova, pozrite sa, prosím, či v ňom zmena nie je.'
export const goOnShopping = 'Pokračovať v nákupe'
export const makeQuote = 'Vytvoriť ponuku'
export const bulkOrder = 'Hromadná objednávka'

export const deliveryLabel = 'Kedy tovar dorazí'
export const summaryLabel = 'Súhrn košíka'
/** In place of a price that depends on the next step. */
export const inNextStep = 'v ďalšom kroku'

export const couponMissing = 'Napíšte, prosím, kód kupónu.'
export const listNameMissing = 'Pomenujte, prosím, zoznam.'
