import { EQUIPMENT } from '../equipment.ts'
import { CEILING } from './ceiling.ts'
import { sizes, type BranchSpec } from './spec.ts'

const MEASURES = ['airflow', 'noise', 'input', 'height'] as const

/** Fans that people carry around the flat, and the ceiling ones. */
export const ROOM: BranchSpec = {
  slug: 'domaci-ventilatory',
  title: 'Domácí ventilátory',
  kind: 'stand-fan',
  description: [
    'Stolní na pracovní stůl, stojanový k pohovce, sloupový do rohu a stropní pro celý pokoj. Všechny mají něco společného: vánek za pár haléřů na hodinu.',
    'U každého výrobku uvádíme hlučnost na nejvyšší stupeň, aby se dalo poctivě porovnávat.',
  ],
  content: [
    'Ventilátor vzduch neochladí, ale na pokožce ubere tři až čtyři stupně. Nejvíc pomůže tam, kde proud míří na vás a ne do zdi.',
    'Večer ho postavte k oknu a nechte nasávat chladný vzduch zvenku. Do rána bude příjemněji v celém bytě.',
  ],
  children: [
    CEILING,
    {
      slug: 'stolni-ventilatory',
      title: 'Stolní ventilátory',
      code: 'DS',
      share: 14,
      kind: 'desk-fan',
      noun: 'Stolní ventilátor',
      gender: 'm',
      brands: ['loketek', 'zefyr', 'aerola', 'vetrnik'],
      naming: 'series',
      axes: ['colour', 'colour', 'size-colour', 'size'],
      sizeParameter: 'diameter',
      sizeUnit: 'mm',
      sizes: sizes(MEASURES, [
        [150, [390, 890], [320, 520], [28, 42], [12, 20], [24, 28]],
        [230, [590, 1390], [780, 1150], [32, 47], [20, 32], [34, 39]],
        [300, [790, 1890], [1400, 1950], [36, 51], [28, 42], [43, 49]],
      ]),
      choices: {
        motor: ['AC', 'DC'],
        material: ['kov', 'plast ABS', 'kov a dřevo'],
        control: ['tlačítka', 'otočný knoflík'],
      },
      flags: { swing: 0.7 },
      fixed: { speeds: 3, voltage: 230 },
      gauges: ['airflow', 'noise', 'input', 'diameter'],
      important: ['diameter', 'noise', 'colour', 'swing', 'brand'],
      goesWith: ['sloupove-ventilatory', 'cisticky-vzduchu'],
      description: [
        'Malé ventilátory na pracovní stůl, noční stolek nebo kuchyňskou linku. Foukají tam, kam je natočíte.',
      ],
      textBelow:
        'Na noční stolek hledejte hlučnost na nejnižší stupeň pod 30 dB. Kovový podstavec stojí pevněji než plastový.',
      questions: [
        {
          title: 'Dá se mřížka sundat kvůli čištění?',
          content:
            'Ano, u všech našich stolních ventilátorů stačí povolit jeden šroub nebo sponu. Nejdřív ho odpojte ze zásuvky.',
        },
      ],
      texts: {
        perex: [
          'Vánek na pracovní stůl: vrtule {size}, hlučnost {noise}.',
          'Malý ventilátor, který obstojí i jako ozdoba. Příkon {input}.',
          'Tři rychlosti, stabilní podstavec a průtok {airflow}.',
        ],
        lead: [
          '{brand} {series} se vejde vedle monitoru a osvěží vás, aniž by rozhazoval papíry.',
          'Na noční stolek, do dílny i do karavanu, {brand} {series} si místo najde.',
          'Tvar ventilátoru {brand} {series} připomíná stroje z doby, kdy se věci daly opravit, a on opravdu opravit jde.',
        ],
        body: [
          'Na nejvyšší stupeň přesune {airflow}, na nejnižší je sotva slyšet.',
          'Hlavu nakloníte nahoru i dolů a ona v té poloze zůstane.',
          'Odebírá {input}, celodenní provoz vyjde na korunu až dvě.',
          'Mřížka má mezery pět milimetrů, dětské prsty jí neprojdou.',
        ],
        advice: [
          'Nejlépe chladí, když fouká od otevřeného okna směrem k vám.',
          'Kabel měří 1,6 m a končí běžnou vidlicí.',
          'Při naměřené hlučnosti {noise} u něj pohodlně telefonujete.',
        ],
      },
    },
    {
      slug: 'stojanove-ventilatory',
      title: 'Stojanové ventilátory',
      code: 'DT',
      share: 13,
      kind: 'stand-fan',
      noun: 'Stojanový ventilátor',
      gender: 'm',
      brands: ['zefyr', 'borealis', 'tisina', 'vetrnik'],
      naming: 'series',
      axes: ['colour', 'colour', 'equipment', 'none'],
      sizeParameter: 'diameter',
      sizeUnit: 'mm',
      sizes: sizes(MEASURES, [
        [350, [990, 2990], [2100, 2900], [36, 52], [35, 50], [100, 118]],
        [400, [1190, 3690], [2900, 3900], [39, 55], [40, 60], [110, 130]],
        [450, [1490, 4490], [3700, 4900], [42, 58], [48, 75], [118, 138]],
      ]),
      equipment: EQUIPMENT.remote,
      choices: {
        motor: ['AC', 'AC', 'DC'],
        material: ['plast ABS', 'kov a plast'],
        control: ['tlačítka', 'dotyková tlačítka'],
      },
      flags: { swing: 1 },
      fixed: { speeds: 4, voltage: 230 },
      gauges: ['airflow', 'noise', 'input', 'diameter'],
      important: ['diameter', 'airflow', 'noise', 'remote', 'brand'],
      goesWith: ['stolni-ventilatory', 'cisticky-vzduchu'],
      description: [
        'Nastavitelná výška, otáčení do stran a nejvíc vzduchu za málo peněz. Klasika, která se z letního obýváku jen tak neztratí.',
      ],
      textBelow:
        'Po sezóně ventilátor rozložte na tři díly, otřete a uložte v původní krabici. Ložiskům prospěje kapka oleje jednou za dva roky.',
      questions: [
        {
          title: 'Jak vysoko se dá ventilátor nastavit?',
          content: 'Výšku uvádíme v parametrech jako největší možnou. Nejnižší poloha bývá o 30 až 40 cm níž.',
        },
      ],
      texts: {
        perex: [
          'Osvěží celý obývací pokoj, průtok {airflow}, hlučnost {noise}.',
          'Stojanový ventilátor s otáčením do stran a nastavitelnou výškou.',
          'Vrtule {size}, čtyři rychlosti a stabilní kulatý podstavec.',
        ],
        lead: [
          '{brand} {series} rozhání vzduch po celém pokoji, protože se umí sám otáčet do stran.',
          'Na horké dny bez klimatizace stačí málo: stín, sklenice vody a {brand} {series}.',
          'Hlavu ventilátoru {brand} {series} zvednete přesně tam, kde ji chcete mít, od výšky pohovky po výšku očí.',
        ],
        body: [
          'Na nejvyšší stupeň přesune {airflow}, na nejnižší u něj v klidu usnete.',
          'Příkon {input} znamená korunu až dvě za celé odpoledne.',
          'Těžký podstavec udrží ventilátor na místě, i když do něj vrazí pes.',
          'Časovač ho vypne až po osmi hodinách.',
        ],
        advice: [
          'Postavte ho šikmo k oknu, ať žene dovnitř chladnější vzduch.',
          'Složíte ho za deset minut křížovým šroubovákem.',
          'Mřížka se rozpojí jednou sponou, vrtuli pak umyjete ve dřezu.',
        ],
      },
    },
    {
      slug: 'sloupove-ventilatory',
      title: 'Sloupové ventilátory',
      code: 'DL',
      share: 12,
      kind: 'tower-fan',
      noun: 'Sloupový ventilátor',
      gender: 'm',
      brands: ['aerola', 'tisina', 'zefyr', 'borealis'],
      naming: 'series',
      axes: ['colour', 'colour', 'equipment', 'size'],
      sizeParameter: 'height',
      sizeUnit: 'cm',
      sizes: sizes(
        ['airflow', 'noise', 'input', 'room'],
        [
          [76, [1190, 2690], [420, 640], [34, 48], [30, 45], [12, 16]],
          [91, [1590, 3690], [560, 820], [36, 50], [35, 50], [16, 22]],
          [106, [1990, 4990], [720, 1050], [37, 52], [38, 58], [22, 28]],
        ],
      ),
      equipment: [...EQUIPMENT.remote, ...EQUIPMENT.wifi.slice(1)],
      choices: { motor: ['AC', 'DC'], material: ['plast ABS'], control: ['dotyková tlačítka', 'dotykový panel'] },
      flags: { swing: 1, ioniser: 0.3 },
      fixed: { speeds: 3, voltage: 230 },
      gauges: ['airflow', 'noise', 'input', 'height'],
      important: ['height', 'noise', 'colour', 'remote', 'brand'],
      goesWith: ['stolni-ventilatory', 'odvlhcovace'],
      description: [
        'Zaberou málo místa, fouká z nich široký klidný proud a lopatky jsou schované uvnitř. Oblíbené v domácnostech s dětmi.',
      ],
      textBelow:
        'Sloupový ventilátor má menší průtok než stojanový, zato širší proud. Postavte ho do dvou až tří metrů od sebe.',
      questions: [
        {
          title: 'Jak se sloupový ventilátor čistí?',
          content: 'Zadní mřížku vysajte vysavačem jednou za měsíc. Rozebírat ho není potřeba.',
        },
      ],
      texts: {
        perex: [
          'Štíhlý sloup do rohu, široký proud vzduchu a hlučnost {noise}.',
          'Bezpečný k dětem, úsporný na místo. Výška {size}.',
          'Průtok {airflow}, otáčení do stran a časovač.',
        ],
        lead: [
          '{brand} {series} zabere na podlaze méně než list papíru a fouká po celé své výšce.',
          'Lopatky ventilátoru {brand} {series} jsou schované uvnitř sloupu, dětem a kočkám tedy nic nehrozí.',
          'Kdo nechce mít v obýváku vrtuli, pořídí si {brand} {series}.',
        ],
        body: [
          'Široký proud {airflow} je příjemnější než úzký náraz z běžné vrtule.',
          'Noční režim ztlumí displej a postupně sníží otáčky.',
          'Odebírá {input} a zvládne místnost {room}.',
          'Otáčí se v úhlu 75 stupňů a pokryje i delší pohovku.',
        ],
        advice: [
          'Nechte za ním aspoň 20 cm volných, aby měl odkud vzduch brát.',
          'Na koberci stojí pevně díky širokému spodnímu prstenci.',
          'Hlučnost {noise} platí pro nejvyšší stupeň, ten nejnižší je asi o deset decibelů tišší.',
        ],
      },
    },
  ],
}
