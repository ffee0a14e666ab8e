import { outOf, plural } from '#market/plural'

export const title = 'Hodnotenie zákazníkov'
export const stars = (n: number) => plural(n, { one: '{n} hviezdička', few: '{n} hviezdičky', many: '{n} hviezdičiek' })
export const whoReviews = 'Hodnotiť môže každý. Kto u nás výrobok kúpil, má pri mene fajku.'
export const verified = 'overený nákup'

export const toolsLabel = 'Ktoré recenzie'
export const newest = 'Najnovšie'
export const best = 'Najlepšie'
export const worst = 'Najhoršie'
export const onlyText = 'Len s textom'
export const onlyPhotos = (n: number) => `S fotkami (${n})`
export const enlargePhoto = (n: number, author: string) => `Zväčšiť fotku ${n}, autor ${author}`
export const photosBy = (author: string) => `Fotky, autor ${author}`
export const onlyStars = (n: number) =>
  plural(n, { one: 'Len {n} hviezdička', few: 'Len {n} hviezdičky', many: 'Len {n} hviezdičiek' })
export const nothingWritten = 'Tu zatiaľ nikto nič nenapísal.'
export const notLoaded = 'Recenzie teraz nevieme načítať. Skúste to, prosím, o chvíľu znova.'
export const loadMore = (n: number) =>
  plural(n, {
    one: 'Načítať ďalšiu {n} recenziu',
    few: 'Načítať ďalšie {n} recenzie',
    many: 'Načítať ďalších {n} recenzií',
  })
export const shown = (n: number, total: number) =>
  plural(n, {
    one: `Zobrazujeme {n} recenziu ${outOf(total)}`,
    few: `Zobrazujeme {n} recenzie ${outOf(total)}`,
    many: `Zobrazujeme {n} recenzií ${outOf(total)}`,
  })
export const noReviews = 'Zatiaľ nikto nehodnotil. Budete prví?'
export const writeReview = 'Napísať hodnotenie'

export const starsLabel = 'Koľko hviezdičiek'
export const required = '(povinné)'
export const optional = '(nepovinné)'
export const nameLabel = 'Meno'
export const textLabel = 'Čo by ste o výrobku povedali ďalším'
export const prosLabel = 'Čo sa vydarilo'
export const consLabel = 'Čo prekáža'
export const send = 'Odoslať hodnotenie'
export const photosLabel = 'Fotky výrobku u vás'
