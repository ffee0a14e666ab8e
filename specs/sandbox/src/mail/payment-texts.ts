import type { Mail } from './send.ts'

export function paymentFailedMail(email: string, code: string, link: string): Mail {
  return {
    kind: 'payment_failed',
    recipient: email,
    subject: `Objednávku ${code} se nepodařilo zaplatit`,
    body: `Dobrý den, platba za objednávku ${code} neprošla. Objednávku vám držíme, zaplatit ji můžete znovu tady:\n\n${link}`,
  }
}
