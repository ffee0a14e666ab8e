import { sizes, type LeafSpec } from './spec.ts'

/** Filters for ventilation units. */
export const FILTERS: readonly LeafSpec[] = [
  {
    slug: 'deskove-filtry',
    title: 'Deskové filtry',
    code: 'FD',
    share: 15,
    kind: 'filter-panel',
    noun: 'Deskový filtr',
    gender: 'm',
    brands: ['cistovan', 'nordair', 'prodech'],
    naming: 'number',
    named: 'filterClass',
    axes: ['size', 'none', 'size'],
    sizeParameter: 'dimensions',
    sizeUnit: 'mm',
    sizes: sizes(
      ['width', 'depth', 'airflow', 'pressureLoss'],
      [
        ['250 × 200', [149, 349], 250, 200, [180, 260], [28, 60]],
        ['287 × 287', [189, 429], 287, 287, [300, 420], [28, 60]],
        ['400 × 250', [219, 499], 400, 250, [380, 520], [30, 65]],
        ['500 × 290', [269, 619], 500, 290, [560, 760], [30, 65]],
        ['592 × 592', [389, 849], 592, 592, [1500, 2000], [32, 70]],
      ],
    ),
    choices: {
      filterClass: ['G4', 'M5', 'F7'],
      material: ['polyester v kartonovém rámu', 'skládané vlákno v kartonovém rámu'],
    },
    fixed: { temperature: 70 },
    variantRequired: true,
    gauges: ['width', 'depth', 'airflow', 'pressureLoss'],
    important: ['filterClass', 'dimensions', 'brand'],
    goesWith: ['centralni-rekuperacni-jednotky', 'kapsove-filtry'],
    description: [
      'Skládané filtry do rekuperačních jednotek a potrubních kazet. Rozměr i třídu najdete na štítku starého filtru.',
    ],
    textBelow:
      'Vyměňujte filtry dvakrát ročně, po pylové sezóně a před topnou. Zanesený filtr zvyšuje spotřebu ventilátoru až o třetinu.',
    questions: [
      {
        title: 'Lze filtr vyprat?',
        content: 'Ne, vlákno by ztratilo účinnost. Hrubý prach z filtru G4 můžete jednou opatrně vysát.',
      },
    ],
    texts: {
      perex: [
        'Filtr {filterClass} do rekuperace, rozměr {size}.',
        'Zachytí pyl i prach, tlaková ztráta {pressureLoss}.',
        'Skládaný filtr v pevném rámu pro průtok {airflow}.',
      ],
      lead: [
        'Filtr {brand} {series} třídy {filterClass} drží prach venku a výměník v jednotce čistý.',
        'Skládané vlákno filtru {brand} {series} má několikrát větší plochu než rovná textilie.',
        'Výměna zabere minutu: starý filtr ven, {brand} {series} dovnitř.',
      ],
      body: [
        'Při průtoku {airflow} má počáteční ztrátu {pressureLoss}.',
        'Rám z vlnité lepenky jde po použití do papíru.',
        'Šipka na boku ukazuje směr proudění.',
        'Vlákno odpuzuje vlhkost, plísně se v něm proto neusazují.',
      ],
      advice: [
        'Datum výměny si napište fixem na rám.',
        'Kdo má alergii na pyl, ať zvolí třídu F7.',
        'Rozměr změřte posuvným měřítkem, papírový rám má vůli jen dva milimetry.',
      ],
    },
  },
  {
    slug: 'kapsove-filtry',
    title: 'Kapsové filtry',
    code: 'FK',
    share: 10,
    kind: 'filter-bag',
    noun: 'Kapsový filtr',
    gender: 'm',
    brands: ['cistovan', 'kovent', 'nordair'],
    naming: 'number',
    named: 'filterClass',
    axes: ['size', 'none'],
    sizeParameter: 'dimensions',
    sizeUnit: 'mm',
    sizes: sizes(
      ['width', 'depth', 'airflow', 'pressureLoss'],
      [
        ['287 × 592', [449, 890], 287, 592, [1400, 1800], [45, 85]],
        ['490 × 592', [569, 1190], 490, 592, [2400, 2900], [45, 85]],
        ['592 × 592', [690, 1490], 592, 592, [3000, 3600], [45, 90]],
        ['892 × 592', [990, 1990], 892, 592, [4500, 5400], [45, 90]],
      ],
    ),
    choices: { filterClass: ['M5', 'F7', 'F9'], material: ['syntetické vlákno', 'skelné vlákno'] },
    fixed: { temperature: 70 },
    gauges: ['width', 'depth', 'airflow', 'pressureLoss'],
    important: ['filterClass', 'dimensions', 'brand'],
    madeToOrder: true,
    goesWith: ['deskove-filtry', 'centralni-rekuperacni-jednotky'],
    description: [
      'Filtry s hlubokými kapsami pro vzduchotechniku škol, kanceláří a výroben. Pojmou hodně prachu a vydrží i rok.',
    ],
    textBelow:
      'Kapsy musí ve vzduchu volně viset a nesmí se dotýkat stěn komory. Při montáži dbejte na svislou polohu.',
    questions: [
      {
        title: 'Kolik kapes má filtr mít?',
        content: 'Čím víc kapes, tím nižší tlaková ztráta a delší výdrž. Na šířku 592 mm bývá šest až deset kapes.',
      },
    ],
    texts: {
      perex: [
        'Kapsový filtr {filterClass} pro průtok {airflow}.',
        'Rozměr {size}, hluboké kapsy a dlouhá výdrž.',
        'Filtr do vzduchotechniky, počáteční ztráta {pressureLoss}.',
      ],
      lead: [
        'Filtr {brand} {series} třídy {filterClass} zachytí prach do hlubokých kapes, které se nezanesou celé najednou.',
        'Do vzduchotechniky školy nebo kanceláře objednejte {brand} {series}.',
        'Kapsy filtru {brand} {series} jsou svařené ultrazvukem a nerozlepí se ani ve vlhku.',
      ],
      body: [
        'Při průtoku {airflow} má počáteční ztrátu {pressureLoss}.',
        'Rozpěrky uvnitř kapes drží tvar a vlákno využije celou plochu.',
        'Ocelový rámeček těsní po celém obvodu.',
        'Filtr je zkoušený podle platné normy a má vlastní štítek.',
      ],
      advice: [
        'Vyměňte ho, když ztráta dosáhne dvojnásobku počáteční hodnoty.',
        'Před něj zařaďte deskový filtr G4, kapsy tak vydrží déle.',
        'Použitý filtr zabalte do pytle ještě v komoře.',
      ],
    },
  },
  {
    slug: 'uhlikove-filtry',
    title: 'Uhlíkové filtry',
    code: 'FU',
    share: 11,
    kind: 'filter-carbon',
    noun: 'Uhlíkový filtr',
    gender: 'm',
    brands: ['cistovan', 'prodech', 'tisina'],
    naming: 'number',
    axes: ['size', 'size', 'none'],
    sizeParameter: 'diameter',
    sizeUnit: 'mm',
    sizes: sizes(
      ['airflow', 'height', 'pressureLoss'],
      [
        [100, [890, 1690], [160, 280], [22, 34], [40, 90]],
        [125, [1090, 2090], [260, 400], [28, 42], [45, 95]],
        [150, [1390, 2690], [400, 600], [34, 52], [50, 100]],
        [200, [1990, 3890], [700, 1000], [44, 68], [55, 110]],
        [250, [2990, 5490], [1100, 1500], [56, 84], [60, 120]],
      ],
    ),
    choices: { filterClass: ['uhlík s předfiltrem G3'], material: ['aktivní uhlí v plechovém plášti'] },
    fixed: { temperature: 60 },
    gauges: ['airflow', 'diameter', 'height', 'pressureLoss'],
    important: ['diameter', 'airflow', 'brand'],
    goesWith: ['kruhove-potrubni-ventilatory', 'ohebne-hadice', 'spony-a-objimky'],
    description: [
      'Aktivní uhlí pohltí pachy z kuchyně, dílny i skladu. Filtr se věší na sací stranu potrubního ventilátoru.',
    ],
    textBelow: 'Uhlí vydrží 12 až 18 měsíců. Vlhkost nad 75 % jeho účinnost snižuje, proto ho nedávejte do prádelny.',
    questions: [
      { title: 'Dá se uhlí obnovit?', content: 'Doma ne. Plášť ale můžete otevřít a náplň vyměnit za novou.' },
    ],
    texts: {
      perex: [
        'Pohltí pachy při průtoku {airflow}.',
        'Aktivní uhlí v plechovém plášti pro potrubí {size}.',
        'Válcový filtr vysoký {height}, předfiltr v ceně.',
      ],
      lead: [
        'Filtr {brand} {series} naváže pachy na zrnka aktivního uhlí a ven jde čistý vzduch.',
        'Kuchyně, lakovna i sklad potravin voní líp, když v potrubí visí {brand} {series}.',
        'Vrstva uhlí ve filtru {brand} {series} je všude stejně silná, vzduch se jí proto nevyhne.',
      ],
      body: [
        'Počítejte s průtokem {airflow} a ztrátou {pressureLoss}.',
        'Textilní předfiltr sejmete a vyperete.',
        'Plášť z děrovaného plechu chrání uhlí před drolením.',
        'Je vysoký {height} a unesou ho dva popruhy.',
      ],
      advice: [
        'Věšte ho svisle, uhlí se pak nesesedne.',
        'Ventilátor vybírejte s tlakem aspoň 200 Pa.',
        'Před prvním použitím z něj vyklepejte jemný prach.',
      ],
    },
  },
]
