/** Name of the home page in breadcrumbs. */
export const home = 'Úvod'
export const breadcrumbLabel = 'Omrvinková navigácia'
export const pageLabel = (n: number) => `Strana ${n}`

export const required = '(povinné)'
export const optional = '(nepovinné)'
export const showPassword = 'Zobraziť heslo'
export const hidePassword = 'Skryť heslo'
export const decrease = 'Ubrať'
export const increase = 'Pridať'

export const close = 'Zavrieť'
export const confirmRemove = 'Áno, zmazať'
