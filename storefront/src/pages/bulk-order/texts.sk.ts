import { outOf } from '#market/plural'

export const title = 'Hromadná objednávka'
export const backToCart = 'Späť do košíka'
export const codesLabel = 'Kódy tovaru a množstvo'
export const toCart = 'Vložiť do košíka'
export const check = 'Skontrolovať'
export const clear = 'Začať znova'
export const recognized = (known: number, lines: number) => `Rozpoznali sme ${known} ${outOf(lines)} riadkov.`
export const checkedLabel = 'Výsledok kontroly'
export const typedLabel = 'Čo ste zadali'
