/** Labels of the two prices. */
export const vat = { with: 's DPH', without: 'bez DPH' } as const
export const free = 'Zadarmo'
/** Before the lowest of several prices. */
export const from = 'od\u00A0'

export const rounding = 'Zaokrúhlenie'
export const totalWithoutVat = 'Spolu bez DPH'
export const totalWithVat = 'Spolu s DPH'
