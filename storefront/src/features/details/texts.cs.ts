import { plural } from '#market/plural'

export const contactLegend = 'Kontakt'
/** Around the link to the sign-in. */
export const haveAccount = 'Máte u nás účet? '
export const signInLink = 'Přihlaste se'
export const signInAfter = ' a údaje doplníme za vás.'

export const optionalNote = 'Nepovinné údaje jsou označené, ostatní prosím vyplňte.'

export const accountLegend = 'Účet'
export const createAccount = 'Založit si účet, příště bude objednávka rychlejší'
export const passwordLegend = 'Heslo k účtu'
export const hidePassword = 'Skrýt heslo'
export const showPassword = 'Ukázat heslo'

export const deliveryLegend = 'Doručovací adresa'
export const collectorLegend = 'Kdo zboží vyzvedne'
export const toBillingAddress = 'Zboží doručíme na fakturační adresu níže.'
export const toSomebodyElse = 'Doručit někomu jinému'
export const collectedByAnother = 'Zboží vyzvedne někdo jiný'
export const recipientLegend = 'Příjemce'
export const keptBusinessName = (name: string) =>
  `Firmu příjemce „${name}“ u nákupu na firmu na balík nepíšeme. Když nákup na firmu zrušíte, vrátíme ji zpět.`

export const savedShipping = 'Vaše uložené doručovací adresy'
export const savedBilling = 'Vaše uložené fakturační adresy'
export const chosenAddress = 'Vybraná'
export const firstAddress = 'Nabízíme jako první'
export const moreAddresses = (n: number) => `Další uložené adresy (${n})`
export const otherAddress = 'Zadat jinou adresu'
export const saveAddress = 'Uložit adresu k mému účtu'

export const billingLegend = 'Fakturace'
export const asCompany = 'Nakupuji na firmu'
export const companyLegend = 'Firma'
export const fillIn = 'Doplnit z rejstříku'
export const companyPending = 'Hledáme v rejstříku…'
export const companyFound = 'Údaje firmy jsme doplnili, zkontrolujte je prosím.'
export const companyInactive = 'Údaje jsme doplnili, firma je ale podle rejstříku zaniklá. Zkontrolujte je prosím.'
export const companyNotFound =
  'Firmu jsme v rejstříku nenašli, může být nová. Údaje prosím doplňte sami, objednávce to nevadí.'
export const companyError = 'Rejstřík teď neodpovídá. Údaje prosím doplňte sami, objednávce to nevadí.'
export const vatinNone =
  'Podle rejstříku firma DPH neplatí, DIČ u ní nemá. Je-li to vaše správné, nechte ho, objednávce to nevadí.'
export const vatinOther = (vatin: string) =>
  `V rejstříku má firma DIČ ${vatin}. Je-li to vaše správné, nechte ho, objednávce to nevadí.`
export const billOther = 'Fakturovat na jinou adresu'
export const billMine = 'Fakturovat na mou adresu'
export const billMineNote = 'Jinak bude na faktuře adresa místa, kde si zboží vyzvednete.'
export const billingDataLegend = 'Fakturační údaje'
export const billSame = 'Fakturační adresa je stejná jako doručovací'
export const shipToShipping = 'Zboží doručit na doručovací adresu výše, ne na fakturační'

export const addNote = 'Přidat poznámku'
export const addNoteOrNumber = 'Přidat poznámku nebo vlastní číslo objednávky'
export const consentsLegend = 'Souhlasy'
export const cardRequest = 'Chci zákaznickou kartu (nepovinné)'
export const newsletter = 'Chci dvakrát do měsíce tipy na větrání a slevy (nepovinné)'
export const magazine = 'Chci dostávat tištěný magazín (nepovinné)'
export const sms = 'Chci občas dostat nabídku esemeskou (nepovinné)'
export const heureka = 'Po nákupu mi může napsat Heureka s dotazníkem (nepovinné)'
export const zbozi = 'Po nákupu mi může napsat Zboží.cz s dotazníkem (nepovinné)'
/** Around a link to terms. */
export const agreeBefore = 'Souhlasím s '
export const agreeTerms = 'obchodními podmínkami'
export const agreeBusinessTerms = 'podmínkami pro firmy'
export const newWindow = ' (otevře se v novém okně)'
export const agreeAfter = ' (povinné)'

export const editCart = 'Upravit košík'
export const changeMethods = 'Změnit dopravu a platbu'
/** Before the link to where it can be fixed. */
export const refused = 'Objednávku jsme nepřijali a nic vám neúčtujeme. '
export const wrongTitle = (n: number) =>
  plural(n, {
    one: 'Doplňte nebo opravte prosím {n} údaj',
    few: 'Doplňte nebo opravte prosím {n} údaje',
    many: 'Doplňte nebo opravte prosím {n} údajů',
  })
