import { inMarket } from '../market.ts'
import type { Mail } from './send.ts'

/** To the e-mail of an order that was looked up by number and e-mail. */
export function orderLinkMail(email: string, code: string, link: string): Mail {
  return {
    kind: 'order_link',
    recipient: email,
    ...inMarket({
      cs: {
        subject: `Odkaz k objednávce ${code}`,
        body: `Dobrý den, objednávku ${code} si zobrazíte tady:\n\n${link}\n\nOdkaz funguje jednou a jen půl hodiny. Pokud jste o něj nežádali, nemusíte nic dělat, s objednávkou se nic nestalo.\n\nVáš Vánek`,
      },
      sk: {
        subject: `Odkaz na objednávku ${code}`,
        body: `Dobrý deň, objednávku ${code} si zobrazíte tu:\n\n${link}\n\nOdkaz funguje raz a len pol hodiny. Ak ste oň nežiadali, nemusíte robiť nič, s objednávkou sa nič nestalo.\n\nVáš Vánok`,
      },
    }),
  }
}
