import { EQUIPMENT } from '../equipment.ts'
import { RECOVERY } from './recovery.ts'
import { sizes, type BranchSpec } from './spec.ts'

/** Heat recovery, purifiers and dehumidifiers. */
export const AIR: BranchSpec = {
  slug: 'rekuperace-a-cisty-vzduch',
  title: 'Rekuperace a čistý vzduch',
  kind: 'air-purifier',
  description: [
    'Doma trávíme dvě třetiny života a vzduch v uzavřené ložnici je po noci horší než na rušné křižovatce. Rekuperace ho vymění, čistička zbaví pylu a odvlhčovač vody.',
  ],
  children: [
    ...RECOVERY,
    {
      slug: 'cisticky-vzduchu',
      title: 'Čističky vzduchu',
      code: 'CV',
      share: 16,
      kind: 'air-purifier',
      noun: 'Čistička vzduchu',
      gender: 'f',
      brands: ['cistovan', 'nordair', 'aerola', 'tisina'],
      naming: 'series',
      axes: ['colour', 'none', 'equipment', 'colour'],
      sizeParameter: 'room',
      sizeUnit: 'm²',
      sizes: sizes(
        ['cadr', 'noise', 'input', 'height'],
        [
          [20, [2490, 4490], [140, 190], [44, 50], [22, 34], [32, 40]],
          [35, [3990, 6990], [240, 320], [47, 53], [30, 46], [42, 52]],
          [55, [5990, 10990], [390, 480], [49, 56], [42, 62], [52, 64]],
          [80, [8490, 15990], [560, 690], [51, 59], [56, 85], [62, 78]],
        ],
      ),
      equipment: EQUIPMENT.wifi,
      choices: {
        motor: ['EC'],
        material: ['plast ABS'],
        control: ['dotykový panel', 'tlačítka'],
        filterClass: ['H13 s uhlíkem', 'H13', 'H12 s uhlíkem'],
      },
      flags: { ioniser: 0.35 },
      fixed: { speeds: 4, voltage: 230 },
      gauges: ['cadr', 'noise', 'input', 'room'],
      important: ['room', 'cadr', 'noise', 'filterClass', 'brand'],
      goesWith: ['odvlhcovace', 'uhlikove-filtry', 'sloupove-ventilatory'],
      description: [
        'Pyl, prach, zvířecí srst i pachy z kuchyně. Čistička prožene vzduch přes trojí filtr a vrátí ho čistý.',
      ],
      textBelow:
        'Výkon vybírejte tak, aby čistička vyměnila vzduch v místnosti aspoň třikrát za hodinu. Alergikům doporučujeme pět výměn.',
      questions: [
        {
          title: 'Jak často se mění filtr?',
          content:
            'Při běžném provozu jednou za osm až dvanáct měsíců. Čistička počítá hodiny a na výměnu vás upozorní.',
        },
      ],
      texts: {
        perex: [
          'Zbaví vzduch pylu a prachu v místnosti {room}, výkon {cadr}.',
          'Trojí filtr, tichý noční režim a ukazatel kvality vzduchu.',
          'Úleva pro alergiky: výkon čištění {cadr}, příkon {input}.',
          'Barevný ukazatel prozradí, co právě dýcháte. Pro místnost {room}.',
          'Poradí si i s pachy z kuchyně a se zvířecí srstí, výkon {cadr}.',
        ],
        lead: [
          '{brand} {series} nasává vzduch ze všech stran a nahoru vypouští vzduch zbavený pylu, prachu a roztočů.',
          'Kdo na jaře kýchá, ten si čističku {brand} {series} oblíbí během první noci.',
          'Zvířata, kuchyně i kamna nechávají ve vzduchu stopy a {brand} {series} je průběžně odklízí.',
        ],
        body: [
          'Výkon {cadr} stačí na tři výměny vzduchu za hodinu v místnosti {room}.',
          'Světelný prstenec ukazuje kvalitu vzduchu barvou, ze které poznáte stav i od dveří.',
          'V nočním režimu zhasne všechna světla a ztiší se na šepot.',
          'Filtr zachytí částice od 0,3 mikrometru a vyměníte ho bez nářadí.',
          'Při plném výkonu odebírá {input}.',
        ],
        advice: [
          'Postavte ji aspoň 20 cm od zdi, ať má vzduch volnou cestu.',
          'Předfiltr jednou za čtrnáct dní vysajte, hlavní filtr tak vydrží déle.',
          'Hlučnost {noise} je při plném výkonu, běžně čistička běží mnohem tišeji.',
        ],
      },
    },
    {
      slug: 'odvlhcovace',
      title: 'Odvlhčovače',
      code: 'OV',
      share: 12,
      kind: 'dehumidifier',
      noun: 'Odvlhčovač vzduchu',
      gender: 'm',
      brands: ['cistovan', 'zefyr', 'nordair', 'borealis'],
      naming: 'series',
      axes: ['none', 'equipment', 'size'],
      sizeParameter: 'drying',
      sizeUnit: 'l/den',
      sizes: sizes(
        ['noise', 'input', 'tank', 'room', 'airflow'],
        [
          [10, [3490, 5290], [38, 44], [190, 240], [1.5, 2.5], [12, 18], [90, 120]],
          [16, [4490, 6990], [40, 46], [240, 310], [2.5, 3.5], [20, 28], [125, 165]],
          [20, [5490, 8490], [41, 48], [300, 390], [3.5, 5], [28, 38], [150, 200]],
          [30, [7490, 11990], [44, 52], [420, 560], [5, 7], [42, 60], [210, 290]],
        ],
      ),
      equipment: EQUIPMENT.wifi,
      choices: {
        material: ['plast ABS'],
        control: ['dotykový panel', 'tlačítka'],
        installation: ['volně na podlahu, na kolečkách'],
      },
      flags: { hygrostat: 1, timer: 0.8 },
      fixed: { voltage: 230 },
      gauges: ['drying', 'noise', 'input', 'room'],
      important: ['drying', 'room', 'noise', 'wifi', 'brand'],
      oversized: true,
      goesWith: ['cisticky-vzduchu', 'hygrostaty-a-cidla', 'bubnove-ventilatory'],
      description: [
        'Vlhký sklep, rosící se okna nebo prádlo, které ne a ne uschnout. Odvlhčovač vodu ze vzduchu vysráží do nádržky.',
      ],
      textBelow:
        'Pro člověka i dům je nejlepší vlhkost mezi 40 a 55 %. Pod 15 °C kondenzační odvlhčovače ztrácejí výkon, do chladného sklepa volte vyšší model.',
      questions: [
        {
          title: 'Dá se voda odvádět trvale?',
          content: 'Ano, všechny naše odvlhčovače mají vývod na hadici. Stačí ji vést do odpadu se spádem dolů.',
        },
      ],
      texts: {
        perex: [
          'Vysuší místnost {room}, za den zachytí až {drying:max}.',
          'Konec orosených oken: výkon {drying} za den, nádržka {tank}.',
          'Odvlhčovač s vlastním čidlem, hlučnost {noise}.',
        ],
        lead: [
          '{brand} {series} udrží vlhkost tam, kde ji nastavíte, a plísni nedá šanci.',
          'Sklep, prádelna i panelákový byt po výměně oken, všude tam se {brand} {series} uplatní.',
          'Prádlo usušené vedle odvlhčovače {brand} {series} je do rána hotové i v listopadu.',
        ],
        body: [
          'Za den vysráží až {drying:max} vody a po naplnění nádržky se sám vypne.',
          'Nádržka má objem {tank} a ukazatel hladiny zepředu.',
          'Filtr proti prachu vytáhnete nahoru a umyjete pod tekoucí vodou.',
          'Odebírá {input}, díky čidlu však běží jen tehdy, když je třeba.',
          'Horkým plynem si sám odstraní námrazu, pracuje proto od 5 °C.',
        ],
        advice: [
          'Postavte ho doprostřed místnosti {room} a zavřete okna.',
          'V ložnici zapněte noční režim, hlučnost {noise} platí pro plný výkon.',
          'Na trvalý odvod vody stačí zahradní hadice.',
        ],
      },
    },
  ],
}
