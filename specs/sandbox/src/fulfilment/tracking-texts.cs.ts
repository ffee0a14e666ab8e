/** Texts of the carrier's tracking page. */
export const trackingTexts = {
  states: {
    packed: 'Odesílatel zásilku připravil.',
    on_the_way: 'Zásilka je na cestě.',
    late: 'Zásilka se zpozdila. Omlouváme se.',
    lost: 'Zásilku hledáme.',
    damaged: 'Zásilka se cestou poškodila. Odesílatel o tom ví.',
    refused: 'Příjemce zásilku nepřevzal, vrací se odesílateli.',
    delivered: 'Zásilka je doručená.',
    returned: 'Zásilka se vrátila odesílateli.',
  },
  packed: 'Připraveno u odesílatele',
  handedOver: 'Převzato od odesílatele',
  delivered: 'Doručeno',
  returned: 'Vráceno odesílateli',
  expected: (day: string) => `Předpokládané doručení: ${day}`,
  title: (number: string) => `Zásilka ${number}`,
  mark: 'Zkušební dopravce, nikdo nic neveze',
}
