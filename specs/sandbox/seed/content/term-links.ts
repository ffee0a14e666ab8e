/** What a term leads to: slugs of categories and of virtual categories, titles of other terms. */
export interface TermLinks {
  readonly categories?: readonly string[]
  readonly virtual?: readonly string[]
  readonly terms?: readonly string[]
}

const PIPES = ['ohebne-hadice', 'spiro-potrubi']
const BATHROOM = ['koupelnove-ventilatory']

export const TERM_LINKS: Readonly<Record<string, TermLinks>> = {
  'Průtok vzduchu': { categories: ['potrubni-ventilatory', ...BATHROOM], terms: ['Tlak', 'Výměna vzduchu'] },
  Hlučnost: { virtual: ['tiche-ventilatory'], categories: ['tlumice-hluku'], terms: ['Útlum hluku', 'Příkon'] },
  Příkon: { virtual: ['usporne-ventilatory-ec'], terms: ['Motor', 'Napětí'] },
  Průměr: { virtual: ['ventilatory-100-mm'], categories: PIPES, terms: ['Průměr odbočky', 'Průtok vzduchu'] },
  Tlak: { categories: ['radialni-ventilatory'], terms: ['Tlaková ztráta', 'Průtok vzduchu'] },
  'Průměr vrtule': { categories: ['stropni-ventilatory'], terms: ['Plocha místnosti'] },
  'Plocha místnosti': { categories: ['stropni-ventilatory', 'cisticky-vzduchu'], terms: ['Výkon čištění'] },
  'Účinnost rekuperace': { categories: ['lokalni-rekuperace'], terms: ['Rekuperace'] },
  'Výkon čištění': { categories: ['cisticky-vzduchu'], terms: ['Třída filtrace', 'Ionizace'] },
  'Odvlhčovací výkon': { categories: ['odvlhcovace'], terms: ['Objem nádržky', 'Rosný bod'] },
  'Objem nádržky': { categories: ['odvlhcovace'], terms: ['Odvlhčovací výkon'] },
  'Útlum hluku': { categories: ['tlumice-hluku'], terms: ['Hlučnost'] },
  'Volný průřez': { categories: ['vetraci-mrizky'], terms: ['Tlaková ztráta'] },
  'Tlaková ztráta': { categories: ['kolena', 'vetraci-mrizky'], terms: ['Tlak', 'Volný průřez'] },
  Motor: { virtual: ['usporne-ventilatory-ec'], categories: ['regulatory-otacek'], terms: ['Ložiska', 'Příkon'] },
  Ložiska: { categories: ['kruhove-potrubni-ventilatory'], terms: ['Motor', 'Hlučnost'] },
  Krytí: { categories: BATHROOM, terms: ['Napětí'] },
  'Třída filtrace': { categories: ['deskove-filtry', 'kapsove-filtry'], terms: ['Výkon čištění'] },
  Izolace: { categories: ['ohebne-hadice'], terms: ['Rosný bod'] },
  'Časový doběh': { categories: BATHROOM, terms: ['Čidlo vlhkosti', 'Tahový vypínač'] },
  'Čidlo vlhkosti': {
    virtual: ['ventilatory-s-cidlem-vlhkosti'],
    categories: ['koupelnove-ventilatory-s-cidlem', 'hygrostaty-a-cidla'],
    terms: ['Časový doběh', 'Čidlo pohybu'],
  },
  'Čidlo pohybu': { categories: ['koupelnove-ventilatory-s-cidlem'], terms: ['Čidlo vlhkosti'] },
  'Zpětná klapka': { categories: ['zpetne-klapky'], terms: ['Tlaková ztráta'] },
  Proud: { categories: ['regulatory-otacek'], terms: ['Napětí', 'Příkon'] },
  'Diagonální ventilátor': {
    categories: ['kruhove-potrubni-ventilatory'],
    terms: ['Axiální ventilátor', 'Radiální ventilátor'],
  },
  'Axiální ventilátor': {
    categories: ['nastenne-axialni-ventilatory', ...BATHROOM],
    terms: ['Radiální ventilátor', 'Diagonální ventilátor'],
  },
  'Radiální ventilátor': { categories: ['radialni-ventilatory'], terms: ['Axiální ventilátor', 'Tlak'] },
  Rekuperace: {
    categories: ['lokalni-rekuperace', 'centralni-rekuperacni-jednotky'],
    terms: ['Účinnost rekuperace', 'Bypass', 'Entalpický výměník'],
  },
  'Výměna vzduchu': { categories: BATHROOM, terms: ['Průtok vzduchu'] },
  'Rosný bod': { categories: ['odvlhcovace'], terms: ['Relativní vlhkost', 'Kondenzát'] },
  'Relativní vlhkost': { categories: ['hygrostaty-a-cidla', 'odvlhcovace'], terms: ['Rosný bod'] },
  Kondenzát: { categories: ['ohebne-hadice'], terms: ['Rosný bod', 'Izolace'] },
  Bypass: { categories: ['centralni-rekuperacni-jednotky'], terms: ['Rekuperace'] },
  'Entalpický výměník': { categories: ['centralni-rekuperacni-jednotky'], terms: ['Rekuperace', 'Relativní vlhkost'] },
  'Ekvivalentní průměr': { categories: ['ploche-kanaly'], terms: ['Průměr', 'Tlaková ztráta'] },
  'Tepelný most': { categories: ['zpetne-klapky'], terms: ['Rosný bod', 'Zpětná klapka'] },
}
