/** Labels of the two prices. */
export const vat = { with: 's DPH', without: 'bez DPH' } as const
export const free = 'Zdarma'
/** Before the lowest of several prices. */
export const from = 'od\u00A0'

export const rounding = 'Zaokrouhlení'
export const totalWithoutVat = 'Celkem bez DPH'
export const totalWithVat = 'Celkem s DPH'
