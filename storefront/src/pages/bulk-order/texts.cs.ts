import { plural } from '#market/plural'

export const title = 'Hromadná objednávka'
export const backToCart = 'Zpět do košíku'
export const codesLabel = 'Kódy zboží a množství'
export const toCart = 'Vložit do košíku'
export const check = 'Zkontrolovat'
export const clear = 'Začít znovu'
export const recognized = (lines: number, known: number) =>
  plural(lines, {
    one: `V poli je {n} řádek, poznali jsme ${known}.`,
    few: `V poli jsou {n} řádky, poznali jsme ${known}.`,
    many: `V poli je {n} řádků, poznali jsme ${known}.`,
  })
export const checkedLabel = 'Výsledek kontroly'
export const typedLabel = 'Co jste zadali'
