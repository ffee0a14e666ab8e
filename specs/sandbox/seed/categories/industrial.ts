import { sizes, type BranchSpec } from './spec.ts'

const MEASURES = ['airflow', 'noise', 'input', 'pressure'] as const

/** Fans for workshops, halls and stables. */
export const INDUSTRIAL: BranchSpec = {
  slug: 'prumyslove-ventilatory',
  title: 'Průmyslové ventilátory',
  kind: 'axial-wall-fan',
  description: [
    'Dílny, haly, stáje a skleníky potřebují tisíce metrů krychlových za hodinu. Tady jsou stroje, které takový výkon podají den co den.',
    'Nevíte si rady s návrhem? Napište nám rozměry prostoru a co se v něm dělá, výpočet vám pošleme zdarma.',
  ],
  children: [
    {
      slug: 'nastenne-axialni-ventilatory',
      title: 'Nástěnné axiální ventilátory',
      code: 'IA',
      share: 13,
      kind: 'axial-wall-fan',
      noun: 'Axiální ventilátor',
      gender: 'm',
      brands: ['kovent', 'prodech', 'vetrnik', 'nordair'],
      naming: 'series',
      axes: ['size', 'size', 'none', 'colour'],
      sizeParameter: 'diameter',
      sizeUnit: 'mm',
      sizes: sizes(MEASURES, [
        [200, [1690, 2990], [420, 620], [44, 52], [38, 60], [40, 70]],
        [250, [1990, 3690], [780, 1100], [47, 55], [55, 90], [50, 90]],
        [300, [2590, 4690], [1500, 2050], [50, 58], [85, 130], [70, 120]],
        [350, [3190, 5690], [2300, 3000], [53, 61], [120, 185], [85, 140]],
        [400, [3890, 6990], [3300, 4300], [55, 64], [170, 260], [95, 160]],
        [500, [5490, 9990], [6000, 7900], [59, 68], [380, 540], [110, 190]],
      ]),
      choices: {
        motor: ['AC', 'AC', 'třífázový'],
        bearings: ['kuličková'],
        protection: ['IP44', 'IP54', 'IP55'],
        installation: ['na zeď na čtvercový rám'],
        material: ['lakovaný ocelový plech'],
      },
      flags: { backflow: 0.15 },
      fixed: { temperature: 60 },
      gauges: ['airflow', 'noise', 'input', 'diameter'],
      important: ['diameter', 'airflow', 'protection', 'noise', 'brand'],
      goesWith: ['vetraci-mrizky', 'regulatory-otacek', 'zpetne-klapky'],
      description: [
        'Ventilátor na čtvercovém rámu, který se přišroubuje přes otvor ve zdi. Nejlevnější způsob, jak vyvětrat dílnu, garáž nebo stáj.',
      ],
      textBelow:
        'Na vnější stranu dejte přetlakovou žaluzii, aby dovnitř nepršelo a netáhlo. Otvor ve zdi má být o 1 až 2 cm větší než průměr vrtule.',
      questions: [
        {
          title: 'Jak velký ventilátor do dílny?',
          content: 'Pro běžnou dílnu počítejte s pěti až deseti výměnami vzduchu za hodinu, pro svařování s patnácti.',
        },
      ],
      texts: {
        perex: [
          'Rám na zeď, vrtule {size} a průtok {airflow}.',
          'Vyvětrá dílnu za pár minut. Průtok {airflow}, krytí proti prachu i vodě.',
          'Robustní axiální ventilátor do dílny, stáje i skleníku.',
        ],
        lead: [
          '{brand} {series} se šroubuje čtyřmi šrouby přes otvor ve zdi a hned může pracovat.',
          'V lakovně, stáji i sušárně odvede {brand} {series} to, co se v nich nadýchat nesmí.',
          'Ventilátor {brand} {series} má ocelový rám, ocelovou mřížku a motor stavěný na nepřetržitý chod.',
        ],
        body: [
          'Průtok {airflow} vystačí na výměnu vzduchu v prostoru, kde pracuje několik lidí.',
          'Lopatky jsou tvarované tak, aby se na nich neusazoval prach.',
          'Odebírá {input} a otáčky se dají regulovat napětím.',
          'Motor má tepelnou pojistku, která ho při přetížení včas vypne.',
        ],
        advice: [
          'Proti dešti a průvanu ho zvenku doplňte žaluzií.',
          'Hlučnost {noise} je na otevřenou halu nízká, přesto v ní zvažte časové spínání.',
          'Směr proudění ukazuje šipka na rámu, před montáží ji zkontrolujte.',
        ],
      },
    },
    {
      slug: 'bubnove-ventilatory',
      title: 'Bubnové ventilátory',
      code: 'IB',
      share: 11,
      kind: 'drum-fan',
      noun: 'Bubnový ventilátor',
      gender: 'm',
      brands: ['kovent', 'zefyr', 'borealis'],
      naming: 'series',
      axes: ['colour', 'size', 'none', 'size-colour'],
      sizeParameter: 'diameter',
      sizeUnit: 'mm',
      sizes: sizes(
        ['airflow', 'noise', 'input', 'height'],
        [
          [500, [2990, 4990], [5600, 7400], [58, 66], [110, 160], [62, 68]],
          [600, [3990, 6990], [8200, 10800], [60, 69], [150, 230], [74, 80]],
          [750, [5490, 9490], [12800, 16800], [63, 72], [220, 330], [90, 98]],
          [900, [7490, 12990], [18500, 24500], [66, 75], [320, 480], [106, 114]],
        ],
      ),
      choices: {
        motor: ['AC'],
        protection: ['IP24', 'IP44'],
        installation: ['na podlahu, na kolečkách'],
        material: ['ocelový plech'],
        control: ['otočný knoflík'],
      },
      fixed: { speeds: 2, voltage: 230 },
      gauges: ['airflow', 'noise', 'input', 'diameter'],
      important: ['diameter', 'airflow', 'noise', 'colour', 'brand'],
      oversized: true,
      goesWith: ['nastenne-axialni-ventilatory', 'odvlhcovace'],
      description: [
        'Pojízdné ventilátory s obrovským průtokem. Ochladí lidi u strojů, vysuší mokrou podlahu a provětrají sklad.',
      ],
      textBelow:
        'Bubnový ventilátor fouká na desítky metrů. Postavte ho čelem k otevřeným vratům a vzduch v hale se vymění celý.',
      questions: [
        {
          title: 'Dá se bubnovým ventilátorem sušit zdivo?',
          content: 'Ano, nejlépe spolu s odvlhčovačem: ventilátor vlhkost uvolní, odvlhčovač ji z místnosti odvede.',
        },
      ],
      texts: {
        perex: [
          'Pojízdný buben s průtokem {airflow} pro haly, sklady a stavby.',
          'Ochladí partu u stroje i vysuší podlahu po úklidu. Vrtule {size}.',
          'Ocelový buben, dvě rychlosti, průtok {airflow}.',
        ],
        lead: [
          '{brand} {series} je ventilátor, kterému v horké hale nikdo neřekne jinak než spása.',
          'Na stavbu, do skladu i do tělocvičny: {brand} {series} odvezete jednou rukou.',
          'Ocelový buben ventilátoru {brand} {series} vydrží i převážení na korbě.',
        ],
        body: [
          'Průtok {airflow} rozhýbe vzduch v celé hale.',
          'Naklonit ho můžete o 180 stupňů, foukat tedy může i podél stropu.',
          'Kola s pryžovým běhounem přejedou práh i prodlužovací kabel.',
          'Odebírá {input}, stačí mu běžná zásuvka.',
        ],
        advice: [
          'Hlučnost {noise} odpovídá výkonu, do kanceláře raději vyberte stojanový ventilátor.',
          'Po práci v prachu vyfoukejte mřížku stlačeným vzduchem.',
          'Kabel dlouhý tři metry se po práci navine na držák.',
        ],
      },
    },
    {
      slug: 'stresni-ventilatory',
      title: 'Střešní ventilátory',
      code: 'IS',
      share: 10,
      kind: 'roof-fan',
      noun: 'Střešní ventilátor',
      gender: 'm',
      brands: ['kovent', 'nordair', 'vetrnik', 'prodech'],
      naming: 'series',
      axes: ['size', 'none', 'colour'],
      sizeParameter: 'diameter',
      sizeUnit: 'mm',
      sizes: sizes(MEASURES, [
        [160, [5990, 9490], [480, 640], [40, 49], [55, 85], [230, 330]],
        [200, [7490, 11990], [820, 1080], [43, 52], [90, 140], [270, 390]],
        [250, [9490, 15490], [1350, 1750], [46, 56], [140, 215], [320, 460]],
        [315, [12990, 20990], [2200, 2900], [50, 60], [240, 360], [380, 560]],
        [400, [17990, 28990], [3900, 5100], [54, 64], [430, 620], [440, 650]],
      ]),
      choices: {
        motor: ['AC', 'EC', 'třífázový'],
        bearings: ['kuličková'],
        protection: ['IP44', 'IP54'],
        installation: ['na střechu na podstavec'],
        material: ['hliníkový plech', 'pozinkovaný plech'],
      },
      fixed: { temperature: 70 },
      gauges: ['airflow', 'noise', 'input', 'pressure'],
      important: ['diameter', 'airflow', 'pressure', 'motor', 'brand'],
      madeToOrder: true,
      oversized: true,
      goesWith: ['spiro-potrubi', 'zpetne-klapky', 'tlumice-hluku'],
      description: ['Ventilátor na konci stoupačky, vysoko nad byty. Větrá celý dům a jeho hluk zůstává na střeše.'],
      textBelow:
        'Ke střešnímu ventilátoru patří podstavec podle sklonu střechy a zpětná klapka. Rádi vám sestavu připravíme.',
      questions: [
        {
          title: 'Vydrží střešní ventilátor mráz a sníh?',
          content:
            'Ano, běžně pracuje od −20 do +40 °C. V kryté stříšce se sníh nedrží a motor se při chodu sám zahřívá.',
        },
      ],
      texts: {
        perex: [
          'Větrání celé stoupačky ze střechy: průtok {airflow}, tlak {pressure}.',
          'Odolá dešti, sněhu i slunci. Potrubí {size}.',
          'Hluk zůstane nahoře, čerstvý vzduch dole.',
        ],
        lead: [
          '{brand} {series} stojí na konci svislého potrubí na střeše a táhne vzduch z celého domu.',
          'Pro bytové domy se společnou stoupačkou je {brand} {series} klidnější než ventilátor v každém bytě.',
          'Střechu ventilátoru {brand} {series} tvoří plechová stříška, pod kterou ani větrný déšť nezateče.',
        ],
        body: [
          'Tlak {pressure} překoná odpor několika pater potrubí.',
          'Průtok {airflow} se dá řídit plynule podle toho, kolik bytů právě větrá.',
          'Horní díl se vyklápí, kominík i servis se tak dostanou přímo do potrubí.',
          'Motor je mimo proud vlhkého vzduchu a chrání ho tepelná pojistka.',
        ],
        advice: [
          'Podstavec objednejte podle sklonu střechy, pro ploché střechy je na skladě.',
          'Příkon {input} při nepřetržitém chodu ohlídá regulátor otáček.',
          'Mezi podstavec a ventilátor vložte zpětnou klapku, v zimě pak stoupačkou netáhne chlad.',
        ],
      },
    },
  ],
}
