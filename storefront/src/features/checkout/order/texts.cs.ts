export const stepsLabel = 'Kroky objednávky'
export const cartStep = 'Košík'
export const methodsStep = 'Doprava a platba'
export const detailsStep = 'Dodací údaje'

export const giftLost = (name: string) => `Dárek ${name} k tomuto košíku už dát nemůžeme, v objednávce proto není.`
/** In place of the name of a gift. */
export const chosenGift = 'který jste měli vybraný'
export const giftNote = 'Dárek · 1\u00A0ks'
export const summaryTitle = 'Vaše objednávka'
export const edit = 'Upravit'
export const editCart = 'Upravit košík'
/** In place of a price that depends on the choice. */
export const byChoice = 'podle výběru'
