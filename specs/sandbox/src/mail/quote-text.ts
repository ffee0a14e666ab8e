import { dayText } from '../invoices/texts.ts'
import type { Shop } from '../wire.ts'
import { linkIn } from './links.ts'
import type { Mail } from './send.ts'

/** To an address that anybody may have typed, so it says nothing that they wrote. */
export function quoteMail(recipient: string, { number, token, validUntil }: Shop['Quote'], shopOrigin: string): Mail {
  return {
    kind: 'quote',
    recipient,
    subject: `Cenová nabídka ${number}`,
    body: [
      `Dobrý den,\n\nposíláme odkaz na cenovou nabídku ${number}, která platí do ${dayText(validUntil)}. Najdete v ní ceny i PDF a jedním stiskem vložíte všechno do košíku:`,
      linkIn('quote', { shopOrigin }, { token }),
      'Pokud jste o nabídku nežádali, nemusíte nic dělat.',
      'Váš Vánek',
    ].join('\n\n'),
  }
}
