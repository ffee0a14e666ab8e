import { plural } from '#market/plural'

/** Texts of an order that is to be paid online and is not paid. */
export const unpaid = {
  pending: {
    title: 'Objednávka čeká na zaplacení',
    text: 'Platba zatím nedorazila. Pokud jste už zaplatili, potvrdí se sama, podruhé platit nemusíte.',
    button: 'Přejít k platbě',
  },
  failed: {
    title: 'Platba neproběhla',
    text: 'Peníze jsme nedostali. Objednávku vám držíme, zkuste ji prosím zaplatit znovu.',
    button: 'Zaplatit znovu',
  },
  cancelled: {
    title: 'Platba byla zrušena',
    text: 'Nic vám neúčtujeme. Objednávku vám držíme, zaplatit ji můžete kdykoli znovu.',
    button: 'Zaplatit znovu',
  },
} as const

export const payInvoiceBy = (day: string) => `Fakturu zaplaťte prosím převodem do ${day} podle údajů níže.`
/** After "do" a number is in the genitive. */
export const payInvoiceWithin = (days: number) =>
  `Zboží pošleme hned. Fakturu vystavíme, jakmile ho předáme, a zaplatíte ji převodem do ${plural(days, { one: '{n} dne', few: '{n} dnů', many: '{n} dnů' })}.`
export const accountByMail = 'Číslo účtu a variabilní symbol vám pošleme e-mailem.'
export const accountNumber = 'Číslo účtu'
export const iban = 'IBAN'
export const bic = 'BIC'
export const recipient = 'Příjemce'
export const variableSymbol = 'Variabilní symbol'
export const sum = 'Částka'
export const leftToPay = 'Zbývá zaplatit'
export const payBy = 'Zaplaťte do'
export const copy = 'Kopírovat'
export const copyOf = (name: string) => `Kopírovat: ${name}`
export const copied = 'Zkopírováno'
export const qrAlt = 'QR kód platby s údaji převodu'
export const qrNote = 'QR Platba: načtěte v aplikaci své banky'
