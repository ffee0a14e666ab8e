import { FILTERS } from './filters.ts'
import { TRADE_PACKS } from './trade-packs.ts'
import { sizes, type BranchSpec, type LeafSpec } from './spec.ts'

const CONTROLS: readonly LeafSpec[] = [
  {
    slug: 'regulatory-otacek',
    title: 'Regulátory otáček',
    code: 'RO',
    share: 12,
    kind: 'controller',
    noun: 'Regulátor otáček',
    gender: 'm',
    brands: ['vetrnik', 'kovent', 'nordair', 'loketek'],
    naming: 'number',
    axes: ['colour', 'size', 'colour', 'none'],
    sizeParameter: 'current',
    sizeUnit: 'A',
    sizes: sizes(
      ['input', 'width', 'depth'],
      [
        ['1,5', [390, 890], [345, 345], [80, 86], [80, 86]],
        ['2,5', [549, 1190], [575, 575], [80, 86], [80, 86]],
        ['5', [890, 1990], [1150, 1150], [82, 115], [82, 150]],
      ],
    ),
    choices: {
      installation: ['na omítku', 'pod omítku', 'na omítku i pod omítku'],
      protection: ['IP20', 'IP44', 'IP54'],
      control: ['otočný knoflík'],
      material: ['plast ABS'],
    },
    fixed: { voltage: 230 },
    gauges: ['current', 'input', 'width'],
    important: ['current', 'installation', 'colour', 'protection', 'brand'],
    goesWith: ['kruhove-potrubni-ventilatory', 'stropni-ventilatory-bez-svetla', 'nastenne-axialni-ventilatory'],
    description: ['Otočný knoflík, kterým ventilátor zpomalíte na příjemnou hlučnost. Pro ventilátory s motorem AC.'],
    textBelow:
      'Proud regulátoru volte aspoň o pětinu vyšší než proud ventilátoru. K motorům EC a DC patří jejich vlastní ovladač.',
    questions: [
      {
        title: 'Proč ventilátor při nízkých otáčkách vrčí?',
        content:
          'Elektronické regulátory sekají sinusovku. Pomůže posunout nejnižší otáčky výš, šroubek najdete pod krytem.',
      },
    ],
    texts: {
      perex: [
        'Plynulá regulace ventilátorů do {size:max}.',
        'Knoflík na zeď, kterým ventilátor ztišíte.',
        'Regulátor pro motory AC s příkonem do {input:max}.',
      ],
      lead: [
        'Regulátor {brand} {series} nastaví otáčky plynule od nejmenších po plné.',
        'Ventilátor nemusí pořád běžet naplno, s regulátorem {brand} {series} si tempo určíte sami.',
        'Regulátor {brand} {series} zapadne do řady domovních vypínačů.',
      ],
      body: [
        'Zvládne proud do {size:max}, tedy i několik ventilátorů zároveň.',
        'Nejnižší otáčky nastavíte šroubkem pod knoflíkem.',
        'Vypnutí poznáte podle zřetelného klapnutí.',
        'Pojistka uvnitř ho chrání před zkratem.',
      ],
      advice: [
        'Zapojte ho místo vypínače, stačí dva vodiče.',
        'S motory EC ho nepoužívejte, poškodil by je.',
        'Nechte kolem něj pár centimetrů volných, při chodu hřeje.',
      ],
    },
  },
  {
    slug: 'hygrostaty-a-cidla',
    title: 'Hygrostaty a čidla',
    code: 'RH',
    share: 11,
    kind: 'hygrostat',
    noun: 'Hygrostat',
    gender: 'm',
    brands: ['vetrnik', 'nordair', 'cistovan', 'borealis'],
    naming: 'number',
    axes: ['none', 'size'],
    sizeParameter: 'current',
    sizeUnit: 'A',
    sizes: sizes(
      ['input', 'width', 'depth'],
      [
        ['2', [790, 1890], [1, 2], [80, 86], [80, 86]],
        ['5', [990, 2490], [1, 2], [80, 92], [80, 92]],
        ['10', [1290, 3290], [1, 3], [82, 98], [82, 98]],
      ],
    ),
    choices: {
      installation: ['na omítku', 'pod omítku'],
      protection: ['IP20', 'IP30', 'IP54'],
      control: ['otočný knoflík a displej', 'tlačítka a displej'],
      material: ['plast ABS'],
    },
    flags: { hygrostat: 1, timer: 0.6, wifi: 0.25 },
    fixed: { voltage: 230 },
    gauges: ['current', 'input', 'width'],
    important: ['current', 'installation', 'protection', 'wifi', 'brand'],
    goesWith: ['kruhove-potrubni-ventilatory', 'klasicke-koupelnove-ventilatory', 'odvlhcovace'],
    description: [
      'Měří vlhkost a sám zapíná ventilátor nebo odvlhčovač. S displejem víte, jak na tom místnost právě je.',
    ],
    textBelow:
      'Hygrostat patří do výšky očí, mimo proud vzduchu z ventilátoru a mimo přímé slunce. Jinak měří něco jiného, než dýcháte.',
    questions: [
      {
        title: 'Na jakou vlhkost hygrostat nastavit?',
        content: 'V koupelně na 65 až 70 %, ve sklepě na 55 až 60 %, v obytných místnostech na 50 %.',
      },
    ],
    texts: {
      perex: [
        'Zapne ventilátor, když je vlhko. Spíná proud do {size:max}.',
        'Hygrostat s displejem pro koupelnu i sklep.',
        'Hlídá vlhkost dnem i nocí, sám odebírá jen {input}.',
      ],
      lead: [
        'Hygrostat {brand} {series} měří vlhkost a ventilátor spustí, jakmile překročí nastavenou mez.',
        'Sklep se vyvětrá i během dovolené, postará se o to hygrostat {brand} {series}.',
        'Na displeji hygrostatu {brand} {series} vidíte vlhkost i teplotu.',
      ],
      body: [
        'Spíná zátěž do {size:max}, stačí tedy i na větší ventilátor.',
        'Měří s přesností na tři procenta.',
        'Mez nastavíte od 30 do 90 % po jednom procentu.',
        'Sám odebírá {input}.',
      ],
      advice: [
        'Umístěte ho na vnitřní zeď ve výšce očí.',
        'Při zapojení vypněte jistič, práci svěřte elektrikáři.',
        'V malé koupelně mu stačí rozdíl mezi sepnutím a vypnutím pět procent.',
      ],
    },
  },
]

const MOUNTING: readonly LeafSpec[] = [
  {
    slug: 'spony-a-objimky',
    title: 'Spony a objímky',
    code: 'UO',
    share: 12,
    kind: 'clamp',
    noun: 'Stahovací spona',
    gender: 'f',
    brands: ['prodech', 'kovent', 'loketek'],
    naming: 'number',
    axes: ['size', 'size', 'none'],
    sizeParameter: 'diameter',
    sizeUnit: 'mm',
    sizes: sizes(
      ['band', 'pieces', 'temperature'],
      [
        [80, [19, 49], [9, 12], 1, [200, 300]],
        [100, [22, 59], [9, 12], 1, [200, 300]],
        [125, [25, 69], [9, 12], 1, [200, 300]],
        [160, [29, 79], [9, 14], 1, [200, 300]],
        [200, [35, 99], [9, 14], 1, [200, 300]],
        [250, [45, 129], [9, 14], 1, [200, 300]],
      ],
    ),
    choices: { material: ['nerezová ocel', 'nerezová ocel se šroubem'] },
    gauges: ['diameter', 'band', 'temperature'],
    important: ['diameter', 'material', 'brand'],
    goesWith: ['ohebne-hadice', 'hlinikove-pasky', 'spiro-potrubi'],
    description: [
      'Nerezové spony na hadice a objímky na potrubí. Drobnost, na kterou se při objednávce často zapomíná.',
    ],
    textBelow: 'Na každé hrdlo počítejte jednu sponu a na každé dva metry potrubí jednu objímku.',
    questions: [
      {
        title: 'Jde sponu použít znovu?',
        content: 'Ano, šroub povolíte a pásek posunete zpět. Nerezová spona vydrží desítky utažení.',
      },
    ],
    texts: {
      perex: [
        'Nerezová spona na hadici {size}, pásek {band}.',
        'Utáhne hadici šroubovákem i maticovým klíčem.',
        'Pevný spoj, který nerezaví.',
      ],
      lead: [
        'Spona {brand} {series} přitáhne hadici k hrdlu po celém obvodu.',
        'Každá hadice potřebuje na obou koncích jednu sponu, například {brand} {series}.',
        'Pásek spony {brand} {series} má zaoblené hrany a do hadice se nezařízne.',
      ],
      body: [
        'Pásek široký {band} rozloží tlak rovnoměrně.',
        'Šroub má drážku i šestihran, dotáhnete ho v každém koutě.',
        'Nerezová ocel snese teplotu {temperature}.',
        'Rozevřete ji úplně a nasadíte i na hadici, která už je na místě.',
      ],
      advice: [
        'Neutahujte ji silou, stačí, když se hadice přestane protáčet.',
        'Objednejte o jednu víc, v podhledu se hledá těžko.',
        'Pod sponu dejte dva závity hliníkové pásky.',
      ],
    },
  },
  {
    slug: 'hlinikove-pasky',
    title: 'Hliníkové pásky',
    code: 'UP',
    share: 10,
    kind: 'tape',
    noun: 'Hliníková páska',
    gender: 'f',
    brands: ['prodech', 'kovent', 'cistovan'],
    naming: 'number',
    named: 'length',
    axes: ['size', 'none'],
    sizeParameter: 'band',
    sizeUnit: 'mm',
    sizes: sizes(
      ['length', 'wall', 'temperature'],
      [
        [50, [79, 189], [10, 50], [0.05, 0.1], [110, 150]],
        [75, [109, 259], [10, 50], [0.05, 0.1], [110, 150]],
        [100, [149, 349], [10, 50], [0.05, 0.1], [110, 150]],
      ],
    ),
    choices: { material: ['hliníková fólie s lepidlem', 'hliníková fólie vyztužená sítí'] },
    unit: 'bal',
    gauges: ['band', 'length', 'temperature', 'wall'],
    important: ['band', 'length', 'brand'],
    goesWith: ['ohebne-hadice', 'spony-a-objimky', 'kolena'],
    description: ['Páska na těsnění spojů potrubí. Drží i v mrazu a na rozdíl od textilní pásky časem neodpadne.'],
    textBelow:
      'Povrch před lepením odmastěte a pásku přitlačte stěrkou. Na jeden spoj potrubí 125 mm padne asi půl metru.',
    questions: [
      {
        title: 'Hodí se páska i na komín nebo kouřovod?',
        content: 'Ne, lepidlo snese nejvýš 150 °C. Na kouřovody použijte žáruvzdorný tmel.',
      },
    ],
    texts: {
      perex: [
        'Utěsní spoje potrubí, šířka {size}, délka {length}.',
        'Lepí na plech i plast, odolá {temperature}.',
        'Páska, která po roce neodpadne.',
      ],
      lead: [
        'Páskou {brand} {series} uděláte ze zasunutého spoje spoj těsný.',
        'Role pásky {brand} {series} patří do každé bedny s nářadím na vzduchotechniku.',
        'Hliníková fólie pásky {brand} {series} přilne i na nerovný povrch.',
      ],
      body: [
        'Návin {length} vystačí na desítky spojů.',
        'Lepidlo snese teplotu {temperature}.',
        'Krycí papír se snadno sloupne i v rukavicích.',
        'Ruku nepořeže a stříhá se obyčejnými nůžkami.',
      ],
      advice: [
        'Lepte ji na suchý a odmaštěný povrch.',
        'Přesah na konci nechte aspoň tři centimetry.',
        'Za mrazu ji před lepením zahřejte v kapse.',
      ],
    },
  },
]

/** Filters, controls and small parts. */
export const ACCESSORIES: BranchSpec = {
  slug: 'filtry-a-prislusenstvi',
  title: 'Filtry a příslušenství',
  kind: 'filter-panel',
  description: [
    'Co se časem vymění, čím se větrání řídí a čím drží pohromadě. Přidejte do košíku rovnou s ventilátorem, ušetříte za dopravu.',
  ],
  children: [
    {
      slug: 'filtry',
      title: 'Filtry',
      kind: 'filter-bag',
      description: [
        'Podle třídy filtr zachytí hrubý prach, pyl, nebo i pachy. Na výměnu vás rádi upozorníme e-mailem.',
      ],
      children: FILTERS,
    },
    {
      slug: 'regulace',
      title: 'Regulace',
      kind: 'controller',
      description: ['Knoflík pro ruční řízení, hygrostat pro samočinné. Obojí ušetří elektřinu i uši.'],
      children: CONTROLS,
    },
    {
      slug: 'montazni-material',
      title: 'Montážní materiál',
      kind: 'clamp',
      description: ['Spony, objímky a pásky. Bez nich se žádný ventilátor k potrubí nepřipojí.'],
      children: [...MOUNTING, TRADE_PACKS],
    },
  ],
}
