import { sizes, type LeafSpec } from './spec.ts'

/** Large packs that only companies see. */
export const TRADE_PACKS: LeafSpec = {
  slug: 'baleni-pro-montazniky',
  title: 'Montážní balení',
  code: 'UM',
  share: 10,
  kind: 'clamp',
  noun: 'Montážní balení spon',
  gender: 'n',
  brands: ['prodech', 'kovent'],
  naming: 'number',
  axes: ['size', 'none'],
  sizeParameter: 'diameter',
  sizeUnit: 'mm',
  sizes: sizes(
    ['band', 'pieces', 'temperature'],
    [
      [100, [990, 1490], [9, 12], 50, [200, 300]],
      [125, [1090, 1690], [9, 12], 50, [200, 300]],
      [160, [1290, 1990], [9, 14], 50, [200, 300]],
    ],
  ),
  choices: { material: ['nerezová ocel', 'nerezová ocel se šroubem'] },
  unit: 'bal',
  visibleTo: 'firmy',
  gauges: ['diameter', 'band', 'temperature', 'pieces'],
  important: ['diameter', 'material', 'brand'],
  goesWith: ['ohebne-hadice', 'hlinikove-pasky', 'spiro-potrubi'],
  description: ['Padesát spon v krabici za cenu, která dává smysl jen při větší montáži. Prodáváme je firmám.'],
  textBelow: 'Krabice mají víko na zacvaknutí a dají se skládat na sebe. Prázdné od vás vezmeme zpět.',
  questions: [
    { title: 'Dá se balení rozdělit?', content: 'Ne, spony po jednom kuse najdete v kategorii Spony a objímky.' },
  ],
  texts: {
    perex: ['Padesát nerezových spon na hadici {size}.', 'Zásoba spon na celou stavbu, pásek {band}.'],
    lead: [
      'Balení {brand} {series} vystačí na pětadvacet přípojek.',
      'S krabicí {brand} {series} nemusíte na stavbě počítat každou sponu.',
    ],
    body: [
      'Pásek široký {band} rozloží tlak rovnoměrně.',
      'Nerezová ocel snese teplotu {temperature}.',
      'Spony jsou v krabici srovnané a nezamotají se.',
    ],
    advice: ['Na každou hadici počítejte dvě spony.', 'Pod sponu dejte dva závity hliníkové pásky.'],
  },
}
