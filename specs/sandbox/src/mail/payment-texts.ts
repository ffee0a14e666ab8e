import type { Shop } from '../wire.ts'
import { firmLines } from './firm-lines.ts'
import type { Mail } from './send.ts'

type Unpaid = Pick<Shop['OrderBase'], 'code' | 'customer' | 'business' | 'custom'>

export function paymentFailedMail(order: Unpaid, link: string): Mail {
  const { code, customer } = order
  return {
    kind: 'payment_failed',
    recipient: customer.email,
    subject: `Objednávku ${code} se nepodařilo zaplatit`,
    body: [
      `Dobrý den,\n\nplatba za objednávku ${code} neprošla. Objednávku vám držíme, zaplatit ji můžete znovu tady:\n\n${link}`,
      ...firmLines(order),
      'Váš Vánek',
    ].join('\n\n'),
  }
}
