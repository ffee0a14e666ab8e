import { sizes, type LeafSpec } from './spec.ts'

/** Shaped pieces that join ducts. */
export const FITTINGS: readonly LeafSpec[] = [
  {
    slug: 'kolena',
    title: 'Kolena',
    code: 'TK',
    share: 12,
    kind: 'elbow',
    noun: 'Koleno',
    gender: 'n',
    brands: ['kovent', 'prodech', 'vetrnik'],
    naming: 'number',
    axes: ['size', 'size', 'none', 'size-colour'],
    sizeParameter: 'diameter',
    sizeUnit: 'mm',
    sizes: sizes(
      ['angle', 'wall', 'pressureLoss'],
      [
        [80, [69, 169], 90, [0.45, 0.6], [4, 7]],
        [100, [79, 199], 90, [0.45, 0.6], [4, 7]],
        [125, [99, 249], 90, [0.5, 0.6], [3, 6]],
        [160, [149, 349], 90, [0.5, 0.7], [3, 6]],
        [200, [219, 489], 90, [0.6, 0.7], [3, 5]],
        [250, [329, 749], 90, [0.6, 0.8], [2, 5]],
      ],
    ),
    choices: { material: ['pozinkovaný plech', 'plast ABS'] },
    fixed: { temperature: 100 },
    gauges: ['diameter', 'wall', 'pressureLoss'],
    important: ['diameter', 'material', 'brand'],
    goesWith: ['spiro-potrubi', 'hlinikove-pasky', 'odbocky'],
    description: ['Oblouky, které změní směr potrubí o 90 stupňů s co nejmenším odporem.'],
    textBelow: 'Místo jednoho ostrého ohybu dejte raději dvě kolena po 45 stupních, odpor klesne skoro na polovinu.',
    questions: [
      {
        title: 'Kolik odporu jedno koleno přidá?',
        content: 'Zhruba tolik jako dva až tři metry rovného potrubí stejného průměru.',
      },
    ],
    texts: {
      perex: [
        'Oblouk {angle} pro potrubí {size}, tlaková ztráta {pressureLoss}.',
        'Hladké koleno, které proudění zbytečně nebrzdí.',
        'Tvarovka pro změnu směru, stěna {wall}.',
      ],
      lead: [
        'Koleno {brand} {series} otočí potrubí o {angle} plynulým obloukem.',
        'Za roh se vzduch dostane s kolenem {brand} {series} téměř bez ztráty.',
        'Oblouk {brand} {series} má na obou koncích hrdlo pro zasunutí do potrubí.',
      ],
      body: [
        'Při běžném průtoku ubere jen {pressureLoss}.',
        'Stěna silná {wall} drží tvar i při natahování pásky.',
        'Spoje jsou tvarované za studena, nikde nečeká ostrá hrana.',
        'Rozměry odpovídají běžné evropské řadě, sedne proto i na potrubí jiných značek.',
      ],
      advice: [
        'Spoj zajistěte dvěma šrouby a přelepte hliníkovou páskou.',
        'Do svislé trasy dejte pod koleno objímku, unese váhu potrubí.',
        'Hned za ventilátor koleno nepatří, nechte nejdřív kus rovného potrubí.',
      ],
    },
  },
  {
    slug: 'odbocky',
    title: 'Odbočky',
    code: 'TO',
    share: 11,
    kind: 'tee',
    noun: 'Odbočka',
    gender: 'f',
    brands: ['kovent', 'prodech', 'nordair'],
    naming: 'number',
    axes: ['size', 'none'],
    sizeParameter: 'diameter',
    sizeUnit: 'mm',
    sizes: sizes(
      ['branch', 'wall', 'pressureLoss', 'maxPressure'],
      [
        [100, [139, 269], 100, [0.45, 0.6], [5, 8], [1500, 2500]],
        [125, [169, 329], 100, [0.5, 0.6], [5, 8], [1500, 2500]],
        [160, [219, 439], 125, [0.5, 0.7], [4, 7], [1500, 2500]],
        [200, [299, 589], 160, [0.6, 0.7], [4, 7], [1500, 2500]],
        [250, [419, 849], 200, [0.6, 0.8], [4, 6], [1500, 2500]],
      ],
    ),
    choices: { material: ['pozinkovaný plech'] },
    fixed: { angle: 90, temperature: 200 },
    gauges: ['diameter', 'branch', 'pressureLoss', 'maxPressure'],
    important: ['diameter', 'branch', 'brand'],
    goesWith: ['spiro-potrubi', 'kolena', 'talirove-ventily'],
    description: ['Tvarovky, kterými se od hlavního potrubí oddělí větev do další místnosti.'],
    textBelow:
      'Průměr odbočky volte o stupeň menší než průměr hlavního potrubí. Rozdělení vzduchu doladíte talířovým ventilem.',
    questions: [
      {
        title: 'Záleží na směru odbočky?',
        content: 'Ano. Hladší vnitřní hrana má být po směru proudění, poznáte ji podle šipky na plášti.',
      },
    ],
    texts: {
      perex: [
        'Odbočka pro potrubí {size}, boční větev {branch}.',
        'Rozdělí proud vzduchu do dvou místností.',
        'Pevná plechová tvarovka s těsným bočním hrdlem.',
      ],
      lead: [
        'Odbočka {brand} {series} přivede vzduch z hlavní trasy do vedlejší místnosti.',
        'Jedno potrubí, dvě koupelny: stačí mezi ně vložit tvarovku {brand} {series}.',
        'Boční hrdlo odbočky {brand} {series} je bodově přivařené a utěsněné tmelem.',
      ],
      body: [
        'Boční větev měří {branch} a navazuje na běžné ohebné hadice.',
        'Plech silný {wall} se při šroubování neprohýbá.',
        'Udrží tlak do {maxPressure:max}.',
        'Při rovnoměrném rozdělení ubere {pressureLoss}.',
      ],
      advice: [
        'Do odbočky, kterou zatím nevyužijete, dejte záslepku.',
        'Za ni umístěte škrticí klapku, snadno pak proud vyvážíte.',
        'Zavěste hlavní potrubí z obou stran, aby odbočka nenesla jeho váhu.',
      ],
    },
  },
]

/** What quiets the duct and what closes it. */
export const SILENCING: readonly LeafSpec[] = [
  {
    slug: 'tlumice-hluku',
    title: 'Tlumiče hluku',
    code: 'TH',
    share: 11,
    kind: 'silencer',
    noun: 'Tlumič hluku',
    gender: 'm',
    brands: ['tisina', 'kovent', 'nordair'],
    naming: 'number',
    axes: ['size', 'size', 'none'],
    sizeParameter: 'diameter',
    sizeUnit: 'mm',
    sizes: sizes(
      ['attenuation', 'length', 'pressureLoss'],
      [
        [100, [790, 1490], [22, 34], [0.5, 1], [2, 4]],
        [125, [890, 1690], [20, 32], [0.5, 1], [2, 4]],
        [160, [1090, 2090], [18, 29], [0.5, 1], [2, 3]],
        [200, [1390, 2790], [16, 26], [0.5, 1], [1, 3]],
        [250, [1790, 3590], [14, 23], [0.5, 1], [1, 3]],
        [315, [2390, 4790], [12, 20], [0.5, 1], [1, 2]],
      ],
    ),
    choices: { material: ['pozinkovaný plech'], insulation: ['minerální vata 50 mm', 'minerální vata 100 mm'] },
    fixed: { temperature: 100 },
    gauges: ['attenuation', 'diameter', 'length', 'pressureLoss'],
    important: ['diameter', 'attenuation', 'length', 'brand'],
    goesWith: ['kruhove-potrubni-ventilatory', 'odhlucnene-ventilatory', 'spony-a-objimky'],
    description: [
      'Válec vyložený minerální vatou, který z potrubí odstraní hučení ventilátoru i hlasy z vedlejší místnosti.',
    ],
    textBelow:
      'Tlumič patří co nejblíž k ventilátoru. Když má tišit i přenos řeči mezi pokoji, dejte druhý před každou mřížku.',
    questions: [
      {
        title: 'Pomůže tlumič proti chvění?',
        content: 'Ne, chvění se šíří stěnou potrubí. Proti němu pomůže pružné napojení a silentbloky.',
      },
    ],
    texts: {
      perex: [
        'Ztiší potrubí {size} o {attenuation}.',
        'Klid v ložnici: útlum {attenuation}, tlaková ztráta jen {pressureLoss}.',
        'Tlumič s vložkou z minerální vaty, délka {length}.',
      ],
      lead: [
        '{brand} {series} pohltí hluk dřív, než se z potrubí dostane do pokoje.',
        'Kde je slyšet hučení, tam chybí tlumič, a {brand} {series} to napraví během chvíle.',
        'Vnitřek tlumiče {brand} {series} tvoří děrovaný plech a za ním hustá minerální vata.',
      ],
      body: [
        'Na kmitočtu 1 kHz ubere {attenuation}, což poznáte na první poslech.',
        'Proudění skoro nebrzdí, ztráta je {pressureLoss}.',
        'Vatu drží skelná tkanina, vlákna se proto do vzduchu neuvolňují.',
        'Měří {length} a vejde se i do podhledu.',
      ],
      advice: [
        'Namontujte ho mezi ventilátor a první odbočku.',
        'Při délce potrubí do tří metrů vystačíte s jedním.',
        'Zavěste ho na dvě objímky s pryží.',
      ],
    },
  },
  {
    slug: 'zpetne-klapky',
    title: 'Zpětné klapky',
    code: 'TZ',
    share: 11,
    kind: 'damper',
    noun: 'Zpětná klapka',
    gender: 'f',
    brands: ['kovent', 'prodech', 'vetrnik'],
    naming: 'number',
    axes: ['size', 'size', 'none'],
    sizeParameter: 'diameter',
    sizeUnit: 'mm',
    sizes: sizes(
      ['pressureLoss', 'length', 'maxPressure'],
      [
        [80, [99, 259], [5, 9], [0.1, 0.1], [500, 1000]],
        [100, [119, 299], [5, 9], [0.1, 0.1], [500, 1000]],
        [125, [149, 359], [5, 8], [0.1, 0.1], [500, 1000]],
        [160, [199, 469], [4, 8], [0.1, 0.2], [500, 1000]],
        [200, [279, 629], [4, 7], [0.1, 0.2], [500, 1000]],
        [250, [389, 890], [4, 7], [0.2, 0.2], [500, 1000]],
      ],
    ),
    choices: {
      material: ['pozinkovaný plech', 'pozinkovaný plech s pryží'],
      installation: ['vodorovně i svisle', 'vodorovně'],
    },
    fixed: { temperature: 80 },
    gauges: ['diameter', 'pressureLoss', 'maxPressure'],
    important: ['diameter', 'installation', 'brand'],
    goesWith: ['spiro-potrubi', 'klasicke-koupelnove-ventilatory', 'vetraci-mrizky'],
    description: [
      'Otevře se proudem vzduchu a po vypnutí ventilátoru se sama zavře. Dovnitř pak netáhne chlad, kouř od sousedů ani hmyz.',
    ],
    textBelow: 'Klapka potřebuje ventilátor s tlakem aspoň 20 Pa. U slabých ventilátorů by se neotevřela celá.',
    questions: [
      {
        title: 'Dá se klapka použít ve stoupačce?',
        content: 'Ano, vyberte typ pro svislou montáž, který má silnější pružinu.',
      },
    ],
    texts: {
      perex: [
        'Po vypnutí zavře potrubí {size} a netáhne z něj.',
        'Zastaví studený vzduch i pachy, ztráta {pressureLoss}.',
        'Dvoukřídlá klapka s lehkou pružinou.',
      ],
      lead: [
        '{brand} {series} pustí vzduch jen jedním směrem.',
        'Když z ventilátoru v zimě táhne, vložte za něj klapku {brand} {series}.',
        'Dvě lehká křídla klapky {brand} {series} otevře i slabší proud.',
      ],
      body: [
        'Při chodu ubere jen {pressureLoss}.',
        'Křídla dosedají na pryžové těsnění, takže neklapají ve větru.',
        'Osa je z nerezové oceli a nepotřebuje mazat.',
        'Odolá teplotě do {temperature:max}.',
      ],
      advice: [
        'Šipka na plášti musí ukazovat ven.',
        'Osa křídel má být svisle, jen tak se klapka spolehlivě zavře.',
        'Zasunete ji přímo do spiro potrubí nebo do ohebné hadice.',
      ],
    },
  },
]
