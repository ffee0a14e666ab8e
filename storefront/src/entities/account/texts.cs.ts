import { outOf } from '#market/plural'

export const accountTitle = 'Můj účet'
export const menuLabel = 'Části účtu'
export const signOut = 'Odhlásit se'
export const failedTitle = 'Tohle teď neumíme načíst'
export const failedNote = 'Vaše údaje jsou v pořádku, jen na ně nedosáhneme. Zkuste to prosím za chvíli.'
export const tryAgain = 'Zkusit znovu'
export const missingTitle = 'Tady nic takového nemáte'
export const toDashboard = 'Přejít na přehled účtu'

/** Titles of the menu's entries. */
export const menuTitles = {
  dashboard: 'Můj účet',
  orders: 'Moje objednávky',
  quick_order: 'Hromadná objednávka',
  favourites: 'Oblíbené',
  shopping_lists: 'Nákupní seznamy',
  documents: 'Doklady',
  warranty_claims: 'Reklamace',
  returns: 'Výměna a vrácení zboží',
  settings: 'Osobní údaje',
  addresses: 'Moje adresy',
  password: 'Změna hesla',
} as const

// A form that was sent after the session had expired.
export const unsaved = 'Zatím neuloženo: nejste přihlášeni. Co jste napsali, tady zůstane.'
export const unsent = 'Zatím neodesláno: nejste přihlášeni. Co jste napsali, tady zůstane.'
export const signInElsewhere = 'Přihlaste se v novém okně'
export const thenSaveAgain = 'a pak to tu uložte znovu.'
export const thenSendAgain = 'a pak to tu odešlete znovu.'
export const notUnderstood = 'Tohle se nepodařilo. Načtěte prosím stránku znovu.'

// What the last form did.
export const passwordChanged = 'Heslo jsme změnili. Na ostatních zařízeních jsme vás pro jistotu odhlásili.'
export const emailChangeRequested = 'Odkazy jsme poslali. Podívejte se prosím do obou schránek.'
export const addressAdded = 'Adresu jsme přidali.'
export const defaultChanged = 'Tuto adresu teď nabídneme jako první.'
export const itemReturned = 'Zboží je zpátky v seznamu.'
export const added = 'Zboží jsme vložili do košíku.'
export const nothingAdded = 'Do košíku jsme bohužel nic vložit nemohli.'
export const paymentChanged = 'Způsob platby jsme změnili a poslali vám o tom e-mail.'
export const orderCancelled = 'Objednávku jsme zrušili a poslali vám o tom e-mail.'
/** Before a name. */
export const listRemoved = 'Smazali jsme seznam'
/** Before a name. */
export const itemRemoved = 'Ze seznamu jsme odebrali'
export const partlyAdded = (added: number, total: number) => `Do košíku jsme vložili ${added} ${outOf(total)} položek.`
export const returnToList = 'Vrátit do seznamu'
export const toCart = 'Přejít do košíku'

// A change of the e-mail.
export const newLinkLeft = 'Otevřete ještě odkaz, který jsme poslali na novou adresu.'
export const oldLinkLeft = 'Otevřete ještě odkaz, který jsme poslali na dosavadní adresu.'
export const bothLinksLeft = 'Otevřete odkazy, které jsme poslali na dosavadní i na novou adresu.'
export const waitingFor = 'Čeká se na potvrzení adresy'
export const validTo = 'Platí do'
