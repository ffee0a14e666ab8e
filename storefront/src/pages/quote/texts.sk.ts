import { plural } from '#market/plural'

export const title = 'Ponuka'
export const titleOf = (number: string) => `Ponuka ${number}`
export const nothingAdded = 'Do košíka sme, žiaľ, nemohli vložiť nič.'
export const added = (n: number) =>
  `Do košíka sme vložili ${plural(n, { one: '{n} položku', few: '{n} položky', many: '{n} položiek' })}, zvyšok len čiastočne alebo vôbec.`
export const toCart = 'Prejsť do košíka'
export const expiredBefore = 'Ponuka platila do '
export const expiredAfter = '. Tovar si môžete objednať aj naďalej, za dnešné ceny'
export const expiredChanged = '. Čo sa zmenilo, nájdete pri položkách'
export const changed = 'Od vystavenia sa niečo zmenilo, nájdete to pri položkách. V košíku platia dnešné ceny.'
export const createdLabel = 'Vystavené'
export const forLabel = 'Pre koho'
export const tinLabel = 'IČO'
export const vatinLabel = 'DIČ'
export const noteLabel = 'Poznámka'
export const heading = 'Ponuka '
export const validUntil = 'Platí do '
export const addAll = 'Vložiť všetko do košíka'
export const download = 'Stiahnuť PDF'
export const fileName = (number: string) => `ponuka-${number}.pdf`
export const shareTitle = 'Komu ponuku poslať'
export const shareNote = 'Kto má tento odkaz, ponuku otvorí a môže z nej nakúpiť.'
export const missingTitle = 'Ponuka tu nie je'
export const missingLead = 'Otvorte, prosím, znova odkaz, ktorý ste dostali. Skontrolujte, či je celý.'
export const missingNote = 'Novú ponuku si vytvoríte z košíka. Ak si nebudete vedieť rady, ozvite sa nám.'
export const contact = 'Kontakt'
