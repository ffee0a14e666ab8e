import { circle, line, path, rect } from './svg.ts'

/** The skyline behind a branch that identifies its town, 960 wide on a ground line at y = 340, in one tone. */
type Skyline = (tone: string) => string

const tower = (x: number, width: number, top: number, tone: string): string => rect(x, top, width, 340 - top, tone)
const spire = (x: number, width: number, top: number, tip: number, tone: string): string =>
  tower(x, width, top, tone) + path(`M${x - 4} ${top}L${x + width / 2} ${tip}L${x + width + 4} ${top}Z`, tone)
const dome = (x: number, width: number, top: number, tone: string): string =>
  tower(x, width, top, tone) +
  path(
    `M${x - 4} ${top}q0 -${width * 0.7} ${width / 2 + 4} -${width * 0.75}q${width / 2 + 4} ${width * 0.05} ${width / 2 + 4} ${width * 0.75}Z`,
    tone,
  ) +
  rect(x + width / 2 - 2, top - width * 0.75 - 22, 4, 26, tone)
const hills = (first: number, second: number, tone: string): string =>
  path(`M0 340V${first}Q200 ${first - 70} 420 ${first + 20}T760 ${second}T960 ${second + 20}V340Z`, tone)
const chimney = (x: number, top: number, tone: string): string =>
  path(`M${x} 340L${x + 5} ${top}h14l5 ${340 - top}Z`, tone)

const peaks = (tops: readonly (readonly [x: number, y: number])[], tone: string): string =>
  path(`M0 340V280${tops.map(([x, y]) => `L${x} ${y}l34 52`).join('')}L960 290V340Z`, tone)

const CZECH: Readonly<Record<string, Skyline>> = {
  Praha: (tone) =>
    hills(300, 290, tone) +
    rect(600, 205, 250, 80, tone) +
    spire(690, 14, 150, 92, tone) +
    spire(720, 14, 150, 92, tone) +
    spire(764, 18, 140, 78, tone) +
    spire(90, 26, 190, 120, tone) +
    [620, 650, 800, 830].map((x) => spire(x, 6, 200, 180, tone)).join(''),
  Kladno: (tone) =>
    hills(310, 300, tone) + [90, 150, 730, 800].map((x, at) => chimney(x, 120 + at * 18, tone)).join(''),
  'České Budějovice': (tone) => tower(780, 44, 150, tone) + rect(772, 140, 60, 14, tone) + dome(786, 32, 132, tone),
  Plzeň: (tone) => rect(700, 230, 190, 110, tone) + spire(700, 40, 190, 40, tone) + spire(110, 22, 240, 190, tone),
  'Karlovy Vary': (tone) =>
    hills(200, 150, tone) +
    rect(640, 250, 280, 14, tone) +
    Array.from({ length: 10 }, (_, at) => rect(650 + at * 28, 264, 10, 76, tone)).join(''),
  'Ústí nad Labem': (tone) =>
    hills(310, 300, tone) +
    path('M786 340L804 100h12l8 240Z', tone) +
    [0, 1, 2, 3, 4].map((at) => line(`M808 ${116 + at * 26}L${650 - at * 4} 330`, tone, 3)).join(''),
  Liberec: (tone) => hills(280, 220, tone) + path('M700 250Q790 225 806 60h8Q830 225 930 250Z', tone),
  'Hradec Králové': (tone) => tower(770, 46, 120, tone) + dome(776, 34, 116, tone) + spire(700, 26, 200, 130, tone),
  Pardubice: (tone) =>
    tower(770, 50, 190, tone) +
    spire(782, 26, 160, 50, tone) +
    [764, 812].map((x) => spire(x, 10, 186, 130, tone)).join(''),
  Jihlava: (tone) => hills(300, 280, tone) + spire(740, 30, 170, 90, tone) + spire(800, 30, 190, 120, tone),
  Brno: (tone) =>
    hills(290, 250, tone) +
    rect(720, 200, 120, 100, tone) +
    spire(724, 24, 170, 44, tone) +
    spire(780, 24, 170, 44, tone),
  Olomouc: (tone) =>
    path('M770 340L790 150q-6 -40 14 -44q20 4 14 44l20 190Z', tone) +
    circle(804, 92, 12, tone) +
    spire(90, 30, 220, 130, tone),
  Zlín: (tone) => rect(730, 90, 130, 250, tone) + rect(716, 130, 14, 210, tone) + rect(60, 220, 150, 120, tone),
  Ostrava: (tone) =>
    line('M760 340L800 110L840 340M772 270h56M782 210h36M800 110h60L900 340', tone, 9) +
    circle(806, 112, 20, tone) +
    [80, 130, 180].map((x, at) => chimney(x, 130 + at * 26, tone)).join(''),
}

const SLOVAK: Readonly<Record<string, Skyline>> = {
  // the castle like a table with its legs up, and the saucer over the bridge
  Bratislava: (tone) =>
    hills(300, 250, tone) +
    rect(716, 170, 130, 70, tone) +
    [708, 742, 796, 830].map((x) => spire(x, 22, 150, 124, tone)).join('') +
    path('M96 340L120 120h10L126 340Z', tone) +
    path('M86 120q38 -26 76 0q-38 22 -76 0Z', tone) +
    line('M126 150L10 330M128 190L60 332', tone, 3),
  Trnava: (tone) =>
    rect(718, 220, 130, 120, tone) +
    spire(722, 34, 170, 110, tone) +
    spire(806, 34, 170, 110, tone) +
    dome(96, 26, 230, tone),
  Trenčín: (tone) =>
    hills(310, 260, tone) +
    path('M640 340L700 200L880 190L950 340Z', tone) +
    tower(770, 40, 90, tone) +
    rect(762, 82, 56, 12, tone) +
    rect(712, 160, 150, 44, tone),
  Nitra: (tone) =>
    hills(300, 240, tone) + rect(700, 200, 170, 60, tone) + dome(770, 34, 150, tone) + spire(838, 20, 190, 140, tone),
  Žilina: (tone) =>
    hills(270, 220, tone) + tower(776, 46, 150, tone) + spire(776, 46, 150, 90, tone) + dome(100, 28, 220, tone),
  'Banská Bystrica': (tone) =>
    hills(240, 190, tone) +
    tower(772, 36, 140, tone) +
    rect(764, 132, 52, 12, tone) +
    dome(776, 28, 128, tone) +
    spire(100, 24, 220, 150, tone),
  Prešov: (tone) =>
    rect(700, 230, 170, 110, tone) +
    spire(762, 44, 170, 50, tone) +
    [752, 808].map((x) => spire(x, 8, 176, 130, tone)).join(''),
  Košice: (tone) =>
    rect(716, 210, 150, 130, tone) +
    spire(716, 38, 150, 70, tone) +
    tower(816, 42, 160, tone) +
    dome(820, 34, 158, tone) +
    spire(776, 8, 200, 150, tone),
  Poprad: (tone) =>
    peaks(
      [
        [120, 190],
        [230, 120],
        [720, 70],
        [790, 96],
        [880, 140],
      ],
      tone,
    ) + spire(80, 20, 270, 220, tone),
  Martin: (tone) =>
    hills(220, 160, tone) + chimney(740, 150, tone) + chimney(800, 180, tone) + spire(110, 22, 250, 200, tone),
}

const SKYLINES = { ...CZECH, ...SLOVAK }

export const skylineOf = (city: string, tone: string): string =>
  (SKYLINES[city] ?? ((one) => hills(280, 260, one)))(tone)
