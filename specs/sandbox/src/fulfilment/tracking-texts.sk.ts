import type { trackingTexts as czech } from './tracking-texts.cs.ts'

export const trackingTexts: typeof czech = {
  states: {
    packed: 'Odosielateľ zásielku pripravil.',
    on_the_way: 'Zásielka je na ceste.',
    late: 'Zásielka mešká. Ospravedlňujeme sa.',
    lost: 'Zásielku hľadáme.',
    damaged: 'Zásielka sa cestou poškodila. Odosielateľ o tom vie.',
    refused: 'Príjemca zásielku neprevzal, vracia sa odosielateľovi.',
    delivered: 'Zásielka je doručená.',
    returned: 'Zásielka sa vrátila odosielateľovi.',
  },
  packed: 'Pripravené u odosielateľa',
  handedOver: 'Prevzaté od odosielateľa',
  delivered: 'Doručené',
  returned: 'Vrátené odosielateľovi',
  expected: (day) => `Predpokladané doručenie: ${day}`,
  title: (number) => `Zásielka ${number}`,
  mark: 'Skúšobný dopravca, nikto nič nevezie',
}
