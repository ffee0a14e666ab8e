import { wayOf } from '../payments/ways.ts'
import type { Shop } from '../wire.ts'

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
      ? `Platíte na fakturu. Vystavíme ji, jakmile zboží předáme, a zaplatíte ji převodem do ${payment.dueDays} dnů:`
      : null
  return [
    how ??
      `Zaplaťte prosím převodem, zboží ${shipper.type === 'PERSONAL' ? 'připravíme' : 'odešleme'}, jakmile platba dorazí:`,
    ...(transfer.number === null ? [] : [`Číslo účtu: ${transfer.number}`]),
    `IBAN: ${transfer.iban}`,
    ...(transfer.bic === null ? [] : [`BIC: ${transfer.bic}`]),
    `Příjemce: ${transfer.recipient}`,
    `Variabilní symbol: ${transfer.variableSymbol}`,
    `Částka: ${total}`,
    `QR kód pro aplikaci banky: ${page}`,
  ].join('\n')
}

/** The page of the shop with all of it, also for a guest: its link has the key to the order. */
export function transferPage(shopOrigin: string, token: string): string {
  return `${shopOrigin}/kosik/platba-prevodem?token=${encodeURIComponent(token)}`
}
