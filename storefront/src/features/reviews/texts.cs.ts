import { outOf, plural } from '#market/plural'

export const title = 'Hodnocení zákazníků'
export const stars = (n: number) => plural(n, { one: '{n} hvězdička', few: '{n} hvězdičky', many: '{n} hvězdiček' })
export const whoReviews = 'Hodnotit mohou všichni. Kdo u nás výrobek koupil, má u jména fajfku.'
export const verified = 'ověřený nákup'

export const toolsLabel = 'Které recenze'
export const newest = 'Nejnovější'
export const best = 'Nejlepší'
export const worst = 'Nejhorší'
export const onlyText = 'Jen s textem'
export const onlyPhotos = (n: number) => `S fotkami (${n})`
export const enlargePhoto = (n: number, author: string) => `Zvětšit fotku ${n}, autor ${author}`
export const photosBy = (author: string) => `Fotky, autor ${author}`
export const onlyStars = (n: number) =>
  plural(n, { one: 'Jen {n} hvězdička', few: 'Jen {n} hvězdičky', many: 'Jen {n} hvězdiček' })
export const nothingWritten = 'Tady zatím nikdo nic nenapsal.'
export const notLoaded = 'Recenze teď neumíme načíst. Zkuste to prosím za chvíli znovu.'
export const loadMore = (n: number) =>
  plural(n, {
    one: 'Načíst další {n} recenzi',
    few: 'Načíst další {n} recenze',
    many: 'Načíst dalších {n} recenzí',
  })
export const shown = (n: number, total: number) =>
  plural(n, {
    one: `Zobrazujeme {n} recenzi ${outOf(total)}`,
    few: `Zobrazujeme {n} recenze ${outOf(total)}`,
    many: `Zobrazujeme {n} recenzí ${outOf(total)}`,
  })
export const noReviews = 'Zatím nikdo nehodnotil. Budete první?'
export const writeReview = 'Napsat hodnocení'

export const starsLabel = 'Kolik hvězdiček'
export const required = '(povinné)'
export const optional = '(nepovinné)'
export const nameLabel = 'Jméno'
export const textLabel = 'Co byste o výrobku řekli dalším'
export const prosLabel = 'Co se povedlo'
export const consLabel = 'Co vadí'
export const send = 'Odeslat hodnocení'
export const photosLabel = 'Fotky výrobku u vás'
