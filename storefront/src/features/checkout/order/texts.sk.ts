export const stepsLabel = 'Kroky objednávky'
export const cartStep = 'Košík'
export const methodsStep = 'Doprava a platba'
export const detailsStep = 'Dodacie údaje'

export const giftLost = (name: string) => `Darček ${name} k tomuto košíku už dať nemôžeme, preto nie je v objednávke.`
/** In place of the name of a gift. */
export const chosenGift = 'ktorý ste si vybrali'
export const giftNote = 'Darček · 1\u00A0ks'
export const summaryTitle = 'Vaša objednávka'
export const edit = 'Upraviť'
export const editCart = 'Upraviť košík'
/** In place of a price that depends on the choice. */
export const byChoice = 'podľa výberu'
