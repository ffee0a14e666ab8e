import { plural } from '#market/plural'

/** Texts of an order that is to be paid online and is not paid. */
export const unpaid = {
  pending: {
    title: 'Objednávka čaká na zaplatenie',
    text: 'Platba zatiaľ neprišla. Ak ste už zaplatili, potvrdí sa sama, druhý raz platiť nemusíte.',
    button: 'Prejsť na platbu',
  },
  failed: {
    title: 'Platba neprebehla',
    text: 'Peniaze sme nedostali. Objednávku vám držíme, skúste ju, prosím, zaplatiť znova.',
    button: 'Zaplatiť znova',
  },
  cancelled: {
    title: 'Platba bola zrušená',
    text: 'Nič vám neúčtujeme. Objednávku vám držíme, zaplatiť ju môžete kedykoľvek znova.',
    button: 'Zaplatiť znova',
  },
} as const

export const payInvoiceBy = (day: string) => `Faktúru zaplaťte, prosím, prevodom do ${day} podľa údajov nižšie.`
/** After "do" a number is in the genitive. */
export const payInvoiceWithin = (days: number) =>
  `Tovar pošleme hneď. Faktúru vystavíme, keď ho odovzdáme, a zaplatíte ju prevodom do ${plural(days, { one: '{n} dňa', few: '{n} dní', many: '{n} dní' })}.`
export const accountByMail = 'Číslo účtu a variabilný symbol vám pošleme e-mailom.'
export const accountNumber = 'Číslo účtu'
export const iban = 'IBAN'
export const bic = 'BIC'
export const recipient = 'Príjemca'
export const variableSymbol = 'Variabilný symbol'
export const sum = 'Suma'
export const leftToPay = 'Zostáva zaplatiť'
export const payBy = 'Zaplaťte do'
export const copy = 'Kopírovať'
export const copyOf = (name: string) => `Kopírovať: ${name}`
export const copied = 'Skopírované'
export const qrAlt = 'QR kód PAY by square s údajmi prevodu'
export const qrNote = 'PAY by square: načítajte v aplikácii svojej banky'
