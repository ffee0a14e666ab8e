import type { fulfilmentTexts as czech } from './fulfilment-texts.cs.ts'

export const fulfilmentTexts: typeof czech = {
  greeting: 'Dobrý deň,',
  orderHere: (link) => `Objednávku nájdete tu:\n\n${link}`,
  signed: 'Váš Vánok',
  symbol: (symbol) => ` Variabilný symbol je ${symbol}.`,
  due: (day, sum, symbol) =>
    `\n\nFaktúru nájdete pri objednávke, zaplaťte ju, prosím, do ${day}. Suma je ${sum}.${symbol}`,
  paidReturnedFirm: 'Ozvite sa nám, prosím: pošleme ju znova alebo sa dohodneme, čo s peniazmi.',
  paidReturned:
    'Ak tovar ešte chcete, ozvite sa nám, prosím. Ak nie, pri objednávke odstúpte od zmluvy a peniaze vám vrátime.',
  unpaidReturned: 'Nič neplatíte. Ak tovar ešte chcete, objednajte si ho, prosím, znova.',
  sentBack: 'Peniaze vám pošleme späť najneskôr do dvoch pracovných dní.',
  nothingToPay: 'Nič neplatíte.',
  paidLate: (code, sentBack) => [
    `Platba za zrušenú objednávku ${code}`,
    `platba za objednávku ${code} prišla, až keď bola zrušená. ${sentBack}`,
  ],
  invoicePaid: (code) => [
    `Faktúra za objednávku ${code} je zaplatená`,
    `platbu za objednávku ${code} sme prijali. Ďakujeme.`,
  ],
  paid: (code) => [
    `Objednávka ${code} je zaplatená`,
    `platbu za objednávku ${code} sme prijali. Ďakujeme, chystáme ju na odoslanie.`,
  ],
  ready: (code, place, due) => [
    `Objednávka ${code} na vás čaká`,
    `objednávku ${code} máme pripravenú. Vyzdvihnete si ju tu: ${place}. Stačí povedať jej číslo.${due}`,
  ],
  sent: (code, carrier, parcel, link) => [
    `Objednávka ${code} je na ceste`,
    `objednávku ${code} sme odovzdali dopravcovi ${carrier}, číslo zásielky je ${parcel}. Kde práve je, uvidíte tu:\n\n${link}`,
  ],
  collectAt: (place: string) => `\n\nVyzdvihnete si ju tu: ${place}.`,
  delivered: (code, returning) => [
    `Objednávka ${code} je u vás`,
    `objednávka ${code} bola odovzdaná. Nech dobre slúži.${returning}`,
  ],
  returning: ' Ak by nevyhovovala, na vrátenie máte 30 dní.',
  returned: (code, next) => [
    `Objednávka ${code} sa nám vrátila`,
    `zásielku s objednávkou ${code} nikto neprevzal a dopravca nám ju vrátil. ${next}`,
  ],
  cancelled: (code, money) => [
    `Objednávka ${code} je zrušená`,
    `objednávku ${code} sme zrušili a nič vám nepošleme. ${money}`,
  ],
  refunded: (code, sum) => [
    `Peniaze za objednávku ${code} sú na ceste`,
    `peniaze za zrušenú objednávku ${code} sme vám dnes poslali späť, spolu ${sum}.`,
  ],
}
