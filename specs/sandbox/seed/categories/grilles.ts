import { sizes, type BranchSpec } from './spec.ts'

/** Grilles and valves: the ends of ducts that people see. */
export const GRILLES: BranchSpec = {
  slug: 'mrizky-a-ventily',
  title: 'Mřížky a ventily',
  kind: 'grille-wall',
  description: [
    'Z celého větrání uvidíte právě tohle. Vybírejte podle volného průřezu, aby vzduch proudil tiše, a podle barvy, aby vám ladily s místností.',
  ],
  children: [
    {
      slug: 'vetraci-mrizky',
      title: 'Větrací mřížky',
      code: 'MV',
      share: 17,
      kind: 'grille-wall',
      noun: 'Větrací mřížka',
      gender: 'f',
      brands: ['prodech', 'kovent', 'vetrnik', 'aerola'],
      naming: 'number',
      axes: ['colour', 'size', 'size-colour', 'colour'],
      sizeParameter: 'dimensions',
      sizeUnit: 'mm',
      sizes: sizes(
        ['width', 'depth', 'freeArea', 'pressureLoss'],
        [
          ['150 × 150', [69, 229], 150, 150, [75, 95], [6, 10]],
          ['200 × 100', [75, 239], 200, 100, [65, 90], [6, 10]],
          ['200 × 200', [95, 319], 200, 200, [150, 190], [4, 8]],
          ['250 × 250', [139, 429], 250, 250, [240, 300], [3, 6]],
          ['400 × 200', [189, 589], 400, 200, [310, 390], [2, 5]],
        ],
      ),
      choices: {
        material: ['nerezový plech', 'hliník', 'plast ABS'],
        installation: ['na zeď, čtyřmi šrouby', 'na zeď i do dveří'],
      },
      gauges: ['width', 'depth', 'freeArea', 'pressureLoss'],
      important: ['dimensions', 'colour', 'material', 'freeArea', 'brand'],
      goesWith: ['klasicke-koupelnove-ventilatory', 'nastenne-axialni-ventilatory', 'ohebne-hadice'],
      description: ['Vnější i vnitřní mřížky s pevnými lamelami. Zadní síťka zadrží hmyz, sklon lamel déšť.'],
      textBelow:
        'Volný průřez mřížky má být aspoň tak velký jako průřez potrubí. U potrubí 100 mm je to 79 cm², u 125 mm 123 cm².',
      questions: [
        {
          title: 'Vydrží mřížka na fasádě?',
          content: 'Nerezová a hliníková ano, desítky let. Plastové mřížky jsou stálé na slunci asi deset let.',
        },
      ],
      texts: {
        perex: [
          'Mřížka {size} se síťkou proti hmyzu, volný průřez {freeArea}.',
          'Čisté zakončení potrubí na zdi i na fasádě.',
          'Šikmé lamely zadrží déšť, průřez {freeArea} propustí dost vzduchu.',
          'Na fasádu, do koupelny i do spíže, tlaková ztráta {pressureLoss}.',
          'Síťku vyjmete a umyjete, rám zakryje okraj otvoru.',
        ],
        lead: [
          'Mřížka {brand} {series} zakryje otvor ve zdi a pustí jím vzduch, ne déšť.',
          'Na fasádě i v koupelně vypadá mřížka {brand} {series} upraveně.',
          'Lamely mřížky {brand} {series} jsou skloněné ven, voda po nich steče.',
        ],
        body: [
          'Volný průřez {freeArea} nezpůsobuje hvízdání ani při silnějším ventilátoru.',
          'Síťka s okem dva milimetry se dá vyjmout a umýt.',
          'Rám překryje okraj otvoru o patnáct milimetrů na každé straně.',
          'Povrch odolá čisticím prostředkům i mrazu.',
        ],
        advice: [
          'Přišroubujte ji čtyřmi šrouby, hmoždinky jsou přiložené.',
          'Na fasádě podmažte horní hranu silikonem.',
          'K digestoři vyberte raději větší rozměr, mastnota se na ní usazuje méně.',
        ],
      },
    },
    {
      slug: 'talirove-ventily',
      title: 'Talířové ventily',
      code: 'MT',
      share: 11,
      kind: 'valve-round',
      noun: 'Talířový ventil',
      gender: 'm',
      brands: ['nordair', 'prodech', 'kovent'],
      naming: 'number',
      axes: ['size', 'size', 'none'],
      sizeParameter: 'diameter',
      sizeUnit: 'mm',
      sizes: sizes(
        ['airflow', 'noise', 'pressureLoss'],
        [
          [80, [89, 189], [35, 55], [18, 27], [15, 35]],
          [100, [99, 229], [60, 85], [19, 28], [15, 35]],
          [125, [119, 279], [95, 135], [20, 29], [15, 35]],
          [160, [169, 379], [150, 210], [22, 31], [15, 35]],
          [200, [249, 529], [230, 310], [24, 33], [15, 35]],
        ],
      ),
      choices: { material: ['lakovaný plech', 'polypropylen'], installation: ['do stropu i do zdi'] },
      gauges: ['airflow', 'noise', 'diameter', 'pressureLoss'],
      important: ['diameter', 'airflow', 'material', 'brand'],
      goesWith: ['ohebne-hadice', 'odbocky', 'centralni-rekuperacni-jednotky'],
      description: ['Kruhová vyústka s otočným talířem. Pootočením nastavíte, kolik vzduchu místností projde.'],
      textBelow:
        'Přívodní ventil dejte nad dveře nebo nad postel, odtahový do koupelny a kuchyně. Mezi nimi musí mít vzduch volnou cestu pode dveřmi.',
      questions: [
        {
          title: 'Jak ventil nastavit?',
          content: 'Začněte s talířem otevřeným na deset otáček a podle potřeby ho utahujte. Polohu zajistěte maticí.',
        },
      ],
      texts: {
        perex: [
          'Otočným talířem nastavíte průtok až {airflow:max}.',
          'Nenápadná vyústka do stropu, hlučnost {noise}.',
          'Kruhový ventil pro potrubí {size}.',
        ],
        lead: [
          'Ventil {brand} {series} je zakončení, kterým se větrání v místnosti vyladí.',
          'Bílý talíř ventilu {brand} {series} na stropě skoro nepoznáte.',
          'Do rozvodu od rekuperace patří do každé místnosti jeden {brand} {series}.',
        ],
        body: [
          'Propustí {airflow} s hlučností {noise}.',
          'Montážní kroužek je součástí balení, ventil do něj jen zacvaknete.',
          'Talíř vyšroubujete rukou a umyjete.',
          'Pěnové těsnění kryje nerovnosti stropu.',
        ],
        advice: [
          'Poloha talíře se zajistí maticí, při úklidu se pak nezmění.',
          'Umístěte ho aspoň 30 cm od rohu místnosti.',
          'Hadici za ním utáhněte sponou.',
        ],
      },
    },
    {
      slug: 'podlahove-mrizky',
      title: 'Podlahové mřížky',
      code: 'MP',
      share: 10,
      kind: 'grille-floor',
      noun: 'Podlahová mřížka',
      gender: 'f',
      brands: ['kovent', 'loketek', 'nordair'],
      naming: 'number',
      axes: ['size', 'none'],
      sizeParameter: 'length',
      sizeUnit: 'm',
      sizes: sizes(
        ['width', 'depth', 'freeArea'],
        [
          ['0,5', [690, 1690], [100, 140], [18, 22], [180, 260]],
          ['1', [1190, 2990], [100, 140], [18, 22], [360, 520]],
          ['1,5', [1690, 4290], [100, 140], [18, 22], [540, 780]],
          ['2', [2190, 5490], [100, 140], [18, 22], [720, 1040]],
        ],
      ),
      choices: { material: ['nerezová ocel', 'hliník s nerezovým povrchem'], installation: ['do podlahového rámu'] },
      gauges: ['length', 'width', 'freeArea', 'depth'],
      important: ['length', 'width', 'material', 'brand'],
      goesWith: ['ploche-kanaly', 'talirove-ventily'],
      description: ['Pochozí mřížky k oknům a podél prosklených stěn. Unesou i podpatek a vysavač.'],
      textBelow: 'Rám mřížky zabudujte v rovině s podlahou, dilataci vyplňte pružným tmelem. Mřížku pak vyjmete rukou.',
      questions: [
        {
          title: 'Kolik mřížka unese?',
          content: 'Naše podlahové mřížky mají nosnost 150 kg na nožičku nábytku. Pro pojezd autem určené nejsou.',
        },
      ],
      texts: {
        perex: [
          'Pochozí mřížka k oknu, délka {size}.',
          'Nerezový povrch, volný průřez {freeArea}.',
          'Přivede teplý vzduch k prosklené stěně.',
        ],
        lead: [
          'Mřížka {brand} {series} přivádí vzduch podél okna, kde je ho nejvíc třeba.',
          'Před francouzské okno položte mřížku {brand} {series} a sklo se přestane rosit.',
          'Příčky mřížky {brand} {series} stojí dost hustě, aby mezi nimi neuvízl podpatek.',
        ],
        body: [
          'Volný průřez {freeArea} propustí vzduch potichu.',
          'Příčky jsou spojené pružinou, mřížka se dá při úklidu srolovat.',
          'Kartáčovaný povrch skryje drobné škrábance.',
          'Široká je {width}, rám se v podlaze téměř ztratí.',
        ],
        advice: [
          'Před betonáží rám podložte a vyrovnejte vodováhou.',
          'Pod mřížkou jednou za půl roku vysajte prach.',
          'Na míru ji zkrátíme zdarma, napište nám délku do poznámky.',
        ],
      },
    },
  ],
}
