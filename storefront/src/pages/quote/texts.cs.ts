import { plural } from '#market/plural'

export const title = 'Nabídka'
export const titleOf = (number: string) => `Nabídka ${number}`
export const nothingAdded = 'Do košíku jsme bohužel nic vložit nemohli.'
export const added = (n: number) =>
  `Do košíku jsme vložili ${plural(n, { one: '{n} položku', few: '{n} položky', many: '{n} položek' })}, zbytek jen zčásti nebo vůbec.`
export const toCart = 'Přejít do košíku'
export const expiredBefore = 'Nabídka platila do '
export const expiredAfter = '. Zboží si můžete objednat dál, za dnešní ceny'
export const expiredChanged = '. Co se změnilo, najdete u položek'
export const changed = 'Od vystavení se něco změnilo, najdete to u položek. V košíku platí dnešní ceny.'
export const createdLabel = 'Vystaveno'
export const forLabel = 'Pro koho'
export const tinLabel = 'IČO'
export const vatinLabel = 'DIČ'
export const noteLabel = 'Poznámka'
export const heading = 'Nabídka '
export const validUntil = 'Platí do '
export const addAll = 'Vložit vše do košíku'
export const download = 'Stáhnout PDF'
export const fileName = (number: string) => `nabidka-${number}.pdf`
export const shareTitle = 'Komu nabídku poslat'
export const shareNote = 'Kdo má tento odkaz, nabídku otevře a může z ní nakoupit.'
export const missingTitle = 'Nabídka tu není'
export const missingLead = 'Otevřete prosím znovu odkaz, který jste dostali. Zkontrolujte, jestli je celý.'
export const missingNote = 'Novou nabídku si vytvoříte z košíku. Když si nebudete vědět rady, ozvěte se nám.'
export const contact = 'Kontakt'
