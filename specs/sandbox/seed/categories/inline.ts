import { EQUIPMENT } from '../equipment.ts'
import { sizes, type BranchSpec } from './spec.ts'

const MEASURES = ['airflow', 'noise', 'input', 'pressure'] as const
const PARTS = ['ohebne-hadice', 'tlumice-hluku', 'regulatory-otacek', 'spony-a-objimky']

/** Fans that sit inside a duct. */
export const INLINE: BranchSpec = {
  slug: 'potrubni-ventilatory',
  title: 'Potrubní ventilátory',
  kind: 'inline-fan',
  description: [
    'Když je potrubí delší než dva metry nebo má větrat víc místností najednou, patří ventilátor dovnitř potrubí. Sedí na půdě nebo v podhledu, kde ho neslyšíte.',
    'U potrubních ventilátorů sledujte vedle průtoku i tlak: říká, jak dlouhé potrubí s kolik koleny ventilátor zvládne.',
  ],
  content: [
    'Potřebný průtok sečtěte ze všech místností, které ventilátor obsluhuje, a přidejte pětinu na odpor trasy. Každé koleno ubere zhruba tolik co metr a půl rovného potrubí.',
    'Ventilátor zavěste na pružné závěsy a z obou stran připojte kouskem ohebné hadice. Chvění se pak do potrubí nepřenese.',
  ],
  children: [
    {
      slug: 'kruhove-potrubni-ventilatory',
      title: 'Kruhové potrubní ventilátory',
      code: 'PK',
      share: 21,
      kind: 'inline-fan',
      noun: 'Potrubní ventilátor',
      gender: 'm',
      brands: ['vetrnik', 'nordair', 'kovent', 'prodech', 'tisina'],
      naming: 'series',
      axes: ['size', 'size', 'equipment', 'none', 'colour'],
      sizeParameter: 'diameter',
      sizeUnit: 'mm',
      sizes: sizes(MEASURES, [
        [100, [1390, 2690], [170, 245], [25, 36], [20, 33], [120, 210]],
        [125, [1590, 2990], [240, 345], [27, 38], [24, 42], [140, 245]],
        [150, [1990, 3690], [430, 560], [30, 41], [38, 62], [190, 310]],
        [160, [2090, 3890], [450, 580], [31, 42], [40, 66], [195, 320]],
        [200, [2890, 5290], [780, 1040], [35, 46], [80, 125], [260, 400]],
        [250, [4290, 7490], [1080, 1380], [40, 51], [115, 180], [320, 470]],
        [315, [6490, 10490], [1650, 2150], [45, 56], [210, 320], [400, 560]],
      ]),
      equipment: EQUIPMENT.duct,
      choices: {
        motor: ['AC', 'AC', 'EC'],
        bearings: ['kuličková'],
        protection: ['IPX4', 'IP44', 'IPX2'],
        installation: ['do potrubí v libovolné poloze'],
        material: ['plast ABS', 'polypropylen', 'lakovaný plech'],
        control: ['dva stupně', 'plynule regulátorem'],
      },
      fixed: { voltage: 230 },
      gauges: ['airflow', 'noise', 'input', 'pressure'],
      important: ['diameter', 'airflow', 'pressure', 'noise', 'brand'],
      goesWith: PARTS,
      description: [
        'Diagonální ventilátory do kruhového potrubí. Spojují slušný tlak s malým tělem, takže se vejdou i do podhledu.',
      ],
      textBelow:
        'Před ventilátor i za něj nechte rovný kus potrubí dlouhý aspoň tři průměry. Kousek ohebné hadice na obou stranách zabrání přenosu chvění.',
      questions: [
        {
          title: 'Jaký tlak potřebuji?',
          content:
            'Počítejte asi 1 Pa na metr hladkého potrubí, 3 Pa na metr ohebné hadice a 5 až 10 Pa na každé koleno.',
        },
      ],
      texts: {
        perex: [
          'Silný ventilátor do potrubí {size}: průtok {airflow}, tlak {pressure}.',
          'Větrá i přes dlouhé potrubí. Průtok {airflow}, hlučnost {noise}.',
          'Na půdu, do podhledu i do stoupačky, průtok {airflow} při příkonu {input}.',
          'Utáhne i trasu s několika koleny: tlak {pressure}, průtok {airflow}.',
          'Motor vyjmete bez rozebrání potrubí. Průtok {airflow}, hlučnost {noise}.',
        ],
        lead: [
          '{brand} {series} se vkládá přímo do kruhového potrubí a utáhne i několikametrovou trasu s koleny.',
          'Jeden ventilátor {brand} {series} v podhledu zastane dva v koupelnách a je přitom mnohem méně slyšet.',
          'Tam, kde axiální ventilátor nestačí, nastupuje {brand} {series} se šikmo postavenými lopatkami.',
        ],
        body: [
          'Tlak {pressure} znamená, že mu nevadí ani delší ohebná hadice.',
          'Průtok {airflow} stačí na odvětrání koupelny, toalety a komory zároveň.',
          'Střední díl s motorem vyjmete po povolení dvou spon, potrubí přitom zůstane na místě.',
          'Při plném výkonu má hlučnost {noise} a odebírá {input}.',
          'Tělo je těsné, vlhký vzduch se do podhledu nedostane.',
        ],
        advice: [
          'Uložte ho na pružné závěsy a napojte kouskem ohebné hadice.',
          'Na přívodní straně oceníte filtr, na výtlaku zpětnou klapku.',
          'Otáčky snížíte běžným regulátorem, najdete ho mezi příslušenstvím.',
        ],
      },
    },
    {
      slug: 'odhlucnene-ventilatory',
      title: 'Odhlučněné boxové ventilátory',
      code: 'PB',
      share: 12,
      kind: 'box-fan',
      noun: 'Odhlučněný potrubní ventilátor',
      gender: 'm',
      brands: ['tisina', 'nordair', 'kovent', 'borealis'],
      naming: 'series',
      axes: ['size', 'size', 'none'],
      sizeParameter: 'diameter',
      sizeUnit: 'mm',
      sizes: sizes(MEASURES, [
        [125, [4490, 6990], [320, 420], [21, 28], [45, 68], [240, 330]],
        [160, [5290, 8290], [480, 620], [23, 31], [62, 92], [290, 380]],
        [200, [6490, 9990], [820, 1020], [26, 34], [98, 138], [340, 450]],
        [250, [8490, 12990], [1150, 1450], [29, 38], [140, 205], [390, 520]],
        [315, [11490, 17490], [1800, 2300], [33, 42], [230, 340], [450, 620]],
      ]),
      choices: {
        motor: ['AC', 'EC', 'EC'],
        bearings: ['kuličková'],
        protection: ['IP44', 'IP54'],
        installation: ['do podhledu nebo na půdu'],
        material: ['pozinkovaný plech'],
        insulation: ['minerální vata 50 mm', 'minerální vata 40 mm'],
        control: ['plynule regulátorem'],
      },
      fixed: { voltage: 230 },
      gauges: ['airflow', 'noise', 'input', 'pressure'],
      important: ['diameter', 'airflow', 'noise', 'pressure', 'motor', 'brand'],
      goesWith: PARTS,
      description: [
        'Ventilátor v plechové skříni vyložené minerální vatou. Volba pro byty, ordinace a kanceláře, kde má být větrání slyšet co nejméně.',
      ],
      textBelow:
        'Skříň je těžší než běžný potrubní ventilátor, zavěste ji na závitové tyče s pryžovou podložkou a počítejte s přístupem k víku.',
      questions: [
        {
          title: 'Potřebuji k odhlučněnému ventilátoru ještě tlumič?',
          content: 'Skříň tlumí hluk do okolí, ne v potrubí. Před výdech v ložnici proto tlumič doporučujeme.',
        },
      ],
      texts: {
        perex: [
          'Skříň vyložená minerální vatou ztiší {airflow} vzduchu na {noise}.',
          'Nejtišší způsob, jak větrat celý byt. Průtok {airflow}, tlak {pressure}.',
          'Ventilátor v odhlučněné skříni pro potrubí {size}.',
        ],
        lead: [
          '{brand} {series} ukrývá ventilátor do skříně s vložkou z minerální vaty, která pohltí hluk i teplo.',
          'Nad ložnici nebo ordinaci si pořiďte {brand} {series}, jeho hlučnost do okolí je pouhých {noise}.',
          'Skříň ventilátoru {brand} {series} je ze silného pozinkovaného plechu a nechvěje se ani při plném výkonu.',
        ],
        body: [
          'Dozadu zahnuté lopatky dají tlak {pressure}, poradí si tedy i s rozvodem do několika místností.',
          'Víko na zámky otevřete bez nářadí a motor vyčistíte za chvíli.',
          'Průtok {airflow} se dá regulátorem snížit až na třetinu.',
          'Hrdla mají pryžové těsnění, které drží bez tmelu i pásky.',
        ],
        advice: [
          'Zavěste ho na čtyři pružné závěsy, držáky jsou součástí skříně.',
          'Nad víkem nechte 30 cm volného místa pro údržbu.',
          'Spojte ho s tlumičem hluku a v místnosti neuslyšíte vůbec nic.',
        ],
      },
    },
    {
      slug: 'radialni-ventilatory',
      title: 'Radiální ventilátory',
      code: 'PR',
      share: 10,
      kind: 'centrifugal-fan',
      noun: 'Radiální ventilátor',
      gender: 'm',
      brands: ['kovent', 'prodech', 'vetrnik'],
      naming: 'series',
      axes: ['size', 'none', 'none'],
      sizeParameter: 'diameter',
      sizeUnit: 'mm',
      sizes: sizes(MEASURES, [
        [120, [3290, 5490], [280, 420], [48, 58], [85, 140], [280, 420]],
        [140, [3990, 6490], [480, 660], [51, 61], [130, 210], [340, 500]],
        [160, [4890, 7990], [720, 980], [54, 64], [210, 340], [420, 600]],
        [200, [6990, 11490], [1250, 1750], [58, 68], [380, 560], [520, 780]],
      ]),
      choices: {
        motor: ['AC', 'třífázový'],
        bearings: ['kuličková'],
        protection: ['IP44', 'IP54', 'IP55'],
        installation: ['na podlahu nebo konzolu'],
        material: ['lakovaný ocelový plech'],
      },
      fixed: { temperature: 80 },
      gauges: ['airflow', 'noise', 'input', 'pressure'],
      important: ['diameter', 'pressure', 'airflow', 'protection', 'brand'],
      madeToOrder: true,
      goesWith: ['spiro-potrubi', 'zpetne-klapky', 'regulatory-otacek'],
      description: [
        'Ventilátory se šnekovou skříní pro odsávání od strojů, digestoří a výhní. Dají vysoký tlak a snesou vzduch teplý až 80 °C.',
      ],
      textBelow:
        'Šnekovou skříň lze u většiny typů natočit po 45 stupních. Směr výtlaku nám napište do poznámky objednávky.',
      questions: [
        {
          title: 'Mohu radiálním ventilátorem odsávat piliny?',
          content:
            'Jen typy s otevřeným oběžným kolem. U běžných by se piliny usadily na lopatkách, předřaďte proto odlučovač.',
        },
      ],
      texts: {
        perex: [
          'Vysoký tlak {pressure} pro odsávání od strojů a digestoří.',
          'Šneková skříň, průtok {airflow} a vzduch teplý až {temperature:max}.',
          'Dílenský ventilátor, který protlačí vzduch i dlouhým potrubím.',
        ],
        lead: [
          '{brand} {series} má oběžné kolo ve šnekové skříni a vzduch vyfukuje kolmo k ose motoru.',
          'Do dílny, kuchyně nebo kovárny patří ventilátor, který se nezalekne odporu, a tím je {brand} {series}.',
          'Ventilátor {brand} {series} dá tlak {pressure}, a protlačí tak vzduch i dlouhou trasou.',
        ],
        body: [
          'Průtok {airflow} vystačí na jedno až dvě odsávací místa.',
          'Motor stojí mimo proud vzduchu, nevadí mu proto teplota do {temperature:max}.',
          'Skříň je svařená z ocelového plechu a chráněná práškovým lakem.',
          'Oběžné kolo je vyvážené ve dvou rovinách, ložiska tak vydrží léta.',
        ],
        advice: [
          'Připevněte ho na pevný podklad přes silentbloky, hlučnost {noise} si žádá oddělený prostor.',
          'Před sáním i za výtlakem použijte pružnou vložku.',
          'Ve skříni s regulátorem nezapomeňte na tepelnou ochranu motoru.',
        ],
      },
    },
  ],
}
