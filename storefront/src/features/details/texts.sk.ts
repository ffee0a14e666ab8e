import { plural } from '#market/plural'

export const contactLegend = 'Kontakt'
/** Around the link to the sign-in. */
export const haveAccount = 'Máte u nás účet? '
export const signInLink = 'Prihláste sa'
export const signInAfter = ' a údaje doplníme za vás.'

export const optionalNote = 'Nepovinné údaje sú označené, ostatné, prosím, vyplňte.'

export const accountLegend = 'Účet'
export const createAccount = 'Založiť si účet, nabudúce bude objednávka rýchlejšia'
export const passwordLegend = 'Heslo k účtu'
export const hidePassword = 'Skryť heslo'
export const showPassword = 'Zobraziť heslo'

export const deliveryLegend = 'Dodacia adresa'
export const collectorLegend = 'Kto tovar vyzdvihne'
export const toBillingAddress = 'Tovar doručíme na fakturačnú adresu nižšie.'
export const toSomebodyElse = 'Doručiť niekomu inému'
export const collectedByAnother = 'Tovar vyzdvihne niekto iný'
export const recipientLegend = 'Príjemca'
export const keptBusinessName = (name: string) =>
  `Firmu príjemcu „${name}“ pri nákupe na firmu na balík nepíšeme. Keď nákup na firmu zrušíte, vrátime ju späť.`

export const savedShipping = 'Vaše uložené dodacie adresy'
export const savedBilling = 'Vaše uložené fakturačné adresy'
export const chosenAddress = 'Vybraná'
export const firstAddress = 'Ponúkame ako prvú'
export const moreAddresses = (n: number) => `Ďalšie uložené adresy (${n})`
export const otherAddress = 'Zadať inú adresu'
export const saveAddress = 'Uložiť adresu k môjmu účtu'

export const billingLegend = 'Fakturácia'
export const asCompany = 'Nakupujem na firmu'
export const companyLegend = 'Firma'
export const fillIn = 'Doplniť z registra'
export const companyPending = 'Hľadáme v registri…'
export const companyFound = 'Údaje firmy sme doplnili, skontrolujte ich, prosím.'
export const companyInactive = 'Údaje sme doplnili, firma však podľa registra zanikla. Skontrolujte ich, prosím.'
export const companyNotFound =
  'Firmu sme v registri nenašli, môže byť nová. Údaje, prosím, doplňte sami, objednávke to neprekáža.'
export const companyError = 'Register teraz neodpovedá. Údaje, prosím, doplňte sami, objednávke to neprekáža.'
export const vatinNone =
  'Register daňové číslo tejto firmy neuvádza. Ak je to vaše správne, nechajte ho, objednávke to neprekáža.'
export const vatinOther = (vatin: string) =>
  `V registri má firma daňové číslo ${vatin}. Ak je to vaše správne, nechajte ho, objednávke to neprekáža.`
export const billOther = 'Fakturovať na inú adresu'
export const billMine = 'Fakturovať na moju adresu'
export const billMineNote = 'Inak bude na faktúre adresa miesta, kde si tovar vyzdvihnete.'
export const billingDataLegend = 'Fakturačné údaje'
export const billSame = 'Fakturačná adresa je rovnaká ako dodacia'
export const shipToShipping = 'Tovar doručiť na dodaciu adresu vyššie, nie na fakturačnú'

export const addNote = 'Pridať poznámku'
export const addNoteOrNumber = 'Pridať poznámku alebo vlastné číslo objednávky'
export const consentsLegend = 'Súhlasy'
export const cardRequest = 'Chcem zákaznícku kartu (nepovinné)'
export const newsletter = 'Chcem dvakrát do mesiaca tipy na vetranie a zľavy (nepovinné)'
export const magazine = 'Chcem dostávať tlačený magazín (nepovinné)'
export const sms = 'Chcem občas dostať ponuku esemeskou (nepovinné)'
export const heureka = 'Po nákupe mi môže napísať Heureka s dotazníkom (nepovinné)'
export const zbozi = 'Po nákupe mi môže napísať Zboží.cz s dotazníkom (nepovinné)'
/** Around a link to terms. */
export const agreeBefore = 'Súhlasím s '
export const agreeTerms = 'obchodnými podmienkami'
export const agreeBusinessTerms = 'podmienkami pre firmy'
export const newWindow = ' (otvorí sa v novom okne)'
export const agreeAfter = ' (povinné)'

export const editCart = 'Upraviť košík'
export const changeMethods = 'Zmeniť dopravu a platbu'
/** Before the link to where it can be fixed. */
export const refused = 'Objednávku sme neprijali a nič vám neúčtujeme. '
export const wrongTitle = (n: number) =>
  plural(n, {
    one: 'Doplňte alebo opravte, prosím, {n} údaj',
    few: 'Doplňte alebo opravte, prosím, {n} údaje',
    many: 'Doplňte alebo opravte, prosím, {n} údajov',
  })
