import { inMarket } from '../market.ts'
import { wayOf } from '../payments/ways.ts'
import type { Shop } from '../wire.ts'

const names = inMarket({
  cs: {
    number: 'Číslo účtu',
    recipient: 'Příjemce',
    symbol: 'Variabilní symbol',
    amount: 'Částka',
    code: 'QR kód pro aplikaci banky',
  },
  sk: {
    number: 'Číslo účtu',
    recipient: 'Príjemca',
    symbol: 'Variabilný symbol',
    amount: 'Suma',
    code: 'QR kód pre aplikáciu banky',
  },
})

/** The details of a bank transfer, and the URL of its QR code; null for another payment method. */
export function transferText(
  { payment, shipper }: Pick<Shop['Order'], 'payment' | 'shipper'>,
  total: string,
  page: string,
): string | null {
  const { transfer } = payment
  if (!transfer) return null
  const how =
    wayOf(payment.code) === 'invoice'
      ? inMarket({
          cs: `Platíte na fakturu. Vystavíme ji, jakmile zboží předáme, a zaplatíte ji převodem do ${payment.dueDays} dnů:`,
          sk: `Platíte na faktúru. Vystavíme ju, len čo tovar odovzdáme, a zaplatíte ju prevodom do ${payment.dueDays} dní:`,
        })
      : null
  const collected = shipper.type === 'PERSONAL'
  return [
    how ??
      inMarket({
        cs: `Zaplaťte prosím převodem, zboží ${collected ? 'připravíme' : 'odešleme'}, jakmile platba dorazí:`,
        sk: `Zaplaťte, prosím, prevodom, tovar ${collected ? 'pripravíme' : 'odošleme'}, len čo platba príde:`,
      }),
    ...(transfer.number === null ? [] : [`${names.number}: ${transfer.number}`]),
    `IBAN: ${transfer.iban}`,
    ...(transfer.bic === null ? [] : [`BIC: ${transfer.bic}`]),
    `${names.recipient}: ${transfer.recipient}`,
    `${names.symbol}: ${transfer.variableSymbol}`,
    `${names.amount}: ${total}`,
    `${names.code}: ${page}`,
  ].join('\n')
}

/** The page of the shop with the payment details; the link contains the token of the order, so it also works for guests. */
export function transferPage(shopOrigin: string, token: string): string {
  return `${shopOrigin}/kosik/${inMarket({ cs: 'platba-prevodem', sk: 'platba-prevodom' })}?token=${encodeURIComponent(token)}`
}
