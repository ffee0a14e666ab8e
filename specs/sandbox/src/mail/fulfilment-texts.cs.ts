/** Mails about events of an order: subject and body; greeting and link are added. */
export const fulfilmentTexts = {
  greeting: 'Dobrý den,',
  orderHere: (link: string) => `Objednávku najdete tady:\n\n${link}`,
  signed: 'Váš Vánek',
  symbol: (symbol: string) => ` Variabilní symbol je ${symbol}.`,
  due: (day: string, sum: string, symbol: string) =>
    `\n\nFakturu najdete u objednávky, zaplaťte ji prosím do ${day}. Částka je ${sum}.${symbol}`,
  paidReturnedFirm: 'Ozvěte se nám prosím: pošleme ji znovu, nebo se domluvíme, co s penězi.',
  paidReturned:
    'Pokud zboží ještě chcete, ozvěte se nám prosím. Pokud ne, odstupte u objednávky od smlouvy a peníze vám vrátíme.',
  unpaidReturned: 'Nic neplatíte. Pokud zboží ještě chcete, objednejte ho prosím znovu.',
  sentBack: 'Peníze vám pošleme zpět nejpozději do dvou pracovních dnů.',
  nothingToPay: 'Nic neplatíte.',
  paidLate: (code: string, sentBack: string) => [
    `Platba za zrušenou objednávku ${code}`,
    `platba za objednávku ${code} dorazila, až když byla zrušená. ${sentBack}`,
  ],
  invoicePaid: (code: string) => [
    `Faktura za objednávku ${code} je zaplacená`,
    `platbu za objednávku ${code} jsme přijali. Děkujeme.`,
  ],
  paid: (code: string) => [
    `Objednávka ${code} je zaplacená`,
    `platbu za objednávku ${code} jsme přijali. Děkujeme, chystáme ji k odeslání.`,
  ],
  ready: (code: string, place: string, due: string) => [
    `Objednávka ${code} na vás čeká`,
    `objednávku ${code} máme připravenou. Vyzvednete ji tady: ${place}. Stačí říct její číslo.${due}`,
  ],
  sent: (code: string, carrier: string, parcel: string, link: string) => [
    `Objednávka ${code} je na cestě`,
    `objednávku ${code} jsme předali dopravci ${carrier}, číslo zásilky je ${parcel}. Kde právě je, uvidíte tady:\n\n${link}`,
  ],
  collectAt: (place: string) => `\n\nVyzvednete si ji tady: ${place}.`,
  delivered: (code: string, returning: string) => [
    `Objednávka ${code} je u vás`,
    `objednávka ${code} byla předána. Ať dobře slouží.${returning}`,
  ],
  returning: ' Kdyby nesedla, na vrácení máte 30 dnů.',
  returned: (code: string, next: string) => [
    `Objednávka ${code} se nám vrátila`,
    `zásilku s objednávkou ${code} nikdo nepřevzal a dopravce nám ji vrátil. ${next}`,
  ],
  cancelled: (code: string, money: string) => [
    `Objednávka ${code} je zrušená`,
    `objednávku ${code} jsme zrušili a nic vám nepošleme. ${money}`,
  ],
  refunded: (code: string, sum: string) => [
    `Peníze za objednávku ${code} jsou na cestě`,
    `peníze za zrušenou objednávku ${code} jsme vám dnes poslali zpět, celkem ${sum}.`,
  ],
}
