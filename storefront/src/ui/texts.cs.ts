/** Name of the home page in breadcrumbs. */
export const home = 'Úvod'
export const breadcrumbLabel = 'Drobečková navigace'
export const pageLabel = (n: number) => `Strana ${n}`

export const required = '(povinné)'
export const optional = '(nepovinné)'
export const showPassword = 'Ukázat heslo'
export const hidePassword = 'Skrýt heslo'
export const decrease = 'Ubrat'
export const increase = 'Přidat'

export const close = 'Zavřít'
export const confirmRemove = 'Ano, smazat'
