import { dayText } from '../invoices/texts.ts'
import { inMarket } from '../market.ts'
import type { Shop } from '../wire.ts'
import { linkIn } from './links.ts'
import type { Mail } from './send.ts'

/** To an address that anybody may have typed, so it contains nothing that they wrote. */
export function quoteMail(recipient: string, { number, token, validUntil }: Shop['Quote'], shopOrigin: string): Mail {
  return {
    kind: 'quote',
    recipient,
    subject: inMarket({ cs: `Cenová nabídka ${number}`, sk: `Cenová ponuka ${number}` }),
    body: [
      inMarket({
        cs: `Dobrý den,\n\nposíláme odkaz na cenovou nabídku ${number}, která platí do ${dayText(validUntil)}. Najdete v ní ceny i PDF a jedním stiskem vložíte všechno do košíku:`,
        sk: `Dobrý deň,\n\nposielame odkaz na cenovú ponuku ${number}, ktorá platí do ${dayText(validUntil)}. Nájdete v nej ceny aj PDF a jedným stlačením vložíte všetko do košíka:`,
      }),
      linkIn('quote', { shopOrigin }, { token }),
      inMarket({
        cs: 'Pokud jste o nabídku nežádali, nemusíte nic dělat.',
        sk: 'Ak ste o ponuku nežiadali, nemusíte robiť nič.',
      }),
      inMarket({ cs: 'Váš Vánek', sk: 'Váš Vánok' }),
    ].join('\n\n'),
  }
}
