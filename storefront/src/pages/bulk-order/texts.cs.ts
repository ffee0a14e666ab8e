import { outOf } from '#market/plural'

export const title = 'Hromadná objednávka'
export const backToCart = 'Zpět do košíku'
export const codesLabel = 'Kódy zboží a množství'
export const toCart = 'Vložit do košíku'
export const check = 'Zkontrolovat'
export const clear = 'Začít znovu'
export const recognized = (known: number, lines: number) => `Poznali jsme ${known} ${outOf(lines)} řádků.`
export const checkedLabel = 'Výsledek kontroly'
export const typedLabel = 'Co jste zadali'
