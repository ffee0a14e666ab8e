import { plural } from '#market/plural'

export const title = 'Hromadná objednávka'
export const backToCart = 'Späť do košíka'
export const codesLabel = 'Kódy tovaru a množstvo'
export const toCart = 'Vložiť do košíka'
export const check = 'Skontrolovať'
export const clear = 'Začať znova'
export const recognized = (lines: number, known: number) =>
  plural(lines, {
    one: `V poli je {n} riadok, rozpoznali sme ${known}.`,
    few: `V poli sú {n} riadky, rozpoznali sme ${known}.`,
    many: `V poli je {n} riadkov, rozpoznali sme ${known}.`,
  })
export const checkedLabel = 'Výsledok kontroly'
export const typedLabel = 'Čo ste zadali'
