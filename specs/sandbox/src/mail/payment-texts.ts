import type { Mail } from './send.ts'

export function paidMail(email: string, code: string): Mail {
  return {
    kind: 'paid',
    recipient: email,
    subject: `Objednávka ${code} je zaplacená`,
    body: `Dobrý den, platbu za objednávku ${code} jsme přijali. Děkujeme, chystáme ji k odeslání.`,
  }
}

export function paymentFailedMail(email: string, code: string, link: string): Mail {
  return {
    kind: 'payment_failed',
    recipient: email,
    subject: `Objednávku ${code} se nepodařilo zaplatit`,
    body: `Dobrý den, platba za objednávku ${code} neprošla. Objednávku vám držíme, zaplatit ji můžete znovu tady:\n\n${link}`,
  }
}
