import { inMarket } from '../market.ts'
import type { Shop } from '../wire.ts'
import { firmLines } from './firm-lines.ts'
import type { Mail } from './send.ts'

type Unpaid = Pick<Shop['OrderBase'], 'code' | 'customer' | 'business' | 'custom'>

export function paymentFailedMail(order: Unpaid, link: string): Mail {
  const { code, customer } = order
  return {
    kind: 'payment_failed',
    recipient: customer.email,
    subject: inMarket({
      cs: `Objednávku ${code} se nepodařilo zaplatit`,
      sk: `Objednávku ${code} sa nepodarilo zaplatiť`,
    }),
    body: [
      inMarket({
        cs: `Dobrý den,\n\nplatba za objednávku ${code} neprošla. Objednávku vám držíme, zaplatit ji můžete znovu tady:\n\n${link}`,
        sk: `Dobrý deň,\n\nplatba za objednávku ${code} neprešla. Objednávku vám držíme, zaplatiť ju môžete znova tu:\n\n${link}`,
      }),
      ...firmLines(order),
      inMarket({ cs: 'Váš Vánek', sk: 'Váš Vánok' }),
    ].join('\n\n'),
  }
}
