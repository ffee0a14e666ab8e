import { outOf } from '#market/plural'

export const accountTitle = 'Môj účet'
export const menuLabel = 'Časti účtu'
export const signOut = 'Odhlásiť sa'
export const failedTitle = 'Toto sa teraz nedarí načítať'
export const failedNote = 'Vaše údaje sú v poriadku, len sa k nim nevieme dostať. Skúste to, prosím, o chvíľu.'
export const tryAgain = 'Skúsiť znova'
export const missingTitle = 'Nič také tu nemáte'
export const toDashboard = 'Prejsť na prehľad účtu'

/** Titles of the menu's entries. */
export const menuTitles = {
  dashboard: 'Môj účet',
  orders: 'Moje objednávky',
  quick_order: 'Hromadná objednávka',
  favourites: 'Obľúbené',
  shopping_lists: 'Nákupné zoznamy',
  documents: 'Doklady',
  warranty_claims: 'Reklamácie',
  returns: 'Výmena a vrátenie tovaru',
  settings: 'Osobné údaje',
  addresses: 'Moje adresy',
  password: 'Zmena hesla',
} as const

// A form that was sent after the session had expired.
export const unsaved = 'Zatiaľ neuložené: nie ste prihlásení. Čo ste napísali, tu zostane.'
export const unsent = 'Zatiaľ neodoslané: nie ste prihlásení. Čo ste napísali, tu zostane.'
export const signInElsewhere = 'Prihláste sa v novom okne'
export const thenSaveAgain = 'a potom to tu uložte znova.'
export const thenSendAgain = 'a potom to tu odošlite znova.'
export const notUnderstood = 'Toto sa nepodarilo. Načítajte, prosím, stránku znova.'

// What the last form did.
export const passwordChanged = 'Heslo sme zmenili. Na ostatných zariadeniach sme vás pre istotu odhlásili.'
export const emailChangeRequested = 'Odkazy sme poslali. Pozrite sa, prosím, do oboch schránok.'
export const addressAdded = 'Adresu sme pridali.'
export const defaultChanged = 'Túto adresu odteraz ponúkneme ako prvú.'
export const itemReturned = 'Tovar je späť v zozname.'
export const added = 'Tovar sme vložili do košíka.'
export const nothingAdded = 'Do košíka sme, žiaľ, nemohli vložiť nič.'
export const paymentChanged = 'Spôsob platby sme zmenili a poslali vám o tom e-mail.'
export const orderCancelled = 'Objednávku sme zrušili a poslali vám o tom e-mail.'
/** Before a name. */
export const listRemoved = 'Zmazali sme zoznam'
/** Before a name. */
export const itemRemoved = 'Zo zoznamu sme odobrali'
export const partlyAdded = (added: number, total: number) => `Do košíka sme vložili ${added} ${outOf(total)} položiek.`
export const returnToList = 'Vrátiť do zoznamu'
export const toCart = 'Prejsť do košíka'

// A change of the e-mail.
export const newLinkLeft = 'Otvorte ešte odkaz, ktorý sme poslali na novú adresu.'
export const oldLinkLeft = 'Otvorte ešte odkaz, ktorý sme poslali na doterajšiu adresu.'
export const bothLinksLeft = 'Otvorte odkazy, ktoré sme poslali na doterajšiu aj na novú adresu.'
export const waitingFor = 'Čaká sa na potvrdenie adresy'
export const validTo = 'Platí do'
