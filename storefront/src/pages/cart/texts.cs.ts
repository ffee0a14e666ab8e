export const title = 'Košík'
export const emptyTitle = 'Košík zatím zeje prázdnotou'
export const emptyNote = 'Začněte místností, ve které vzduch nestačí, nebo rovnou ventilátorem.'
export const seeGoods = 'Prohlédnout nabídku'
export const nowInCart = (name: string) => `V košíku je teď ${name}.`
export const listSaved = (name: string) => `Seznam „${name}“ jsme uložili k vašemu účtu.`
export const notPlaced =
  'Objednávku jsme nepřijali a nic vám neúčtujeme: v košíku už nic není, třeba jste ho vyprázdnili v jiném okně. Vložte prosím zboží znovu a objednejte ho.'
export const unsure =
  'Obchod neodpověděl včas, a tak nevíme, jestli se to povedlo. Níže je košík, jak vypadá teď: než to zkusíte znovu, podívejte se prosím, jestli v něm změna není.'
export const goOnShopping = 'Pokračovat v nákupu'
export const makeQuote = 'Vytvořit nabídku'
export const bulkOrder = 'Hromadná objednávka'

export const deliveryLabel = 'Kdy zboží dorazí'
export const summaryLabel = 'Souhrn košíku'
/** In place of a price that depends on the next step. */
export const inNextStep = 'v dalším kroku'

export const couponMissing = 'Napište prosím kód kupónu.'
export const listNameMissing = 'Pojmenujte prosím seznam.'
