import { bed, drop, flow, gauge, pane, plant, room, rotor, sheet, SKIES, steam, sun, TONE, tree, word } from '../air.ts'
import { at, circle, line, path, rect, tag } from '../svg.ts'

/** What two people breathe out in a night: a curve that climbs over them. */
function carbonDioxide(): string {
  const curve = Array.from({ length: 21 }, (_, step) => {
    const share = step / 20
    return `${220 + share * 500} ${(300 - 220 * (1 - Math.exp(-2.6 * share))).toFixed(0)}`
  }).join('L')
  return sheet(
    SKIES.night,
    path(`M220 310L${curve}L720 310Z`, 'rgb(208 112 60 / .28)'),
    ...[90, 165, 240].map((y) => line(`M220 ${y}H720`, 'rgb(255 255 255 / .16)', 3)),
    line('M220 60V310H740', '#fff', 5),
    line(`M${curve}`, TONE.warm, 10),
    word(660, 62, '2000', 28, TONE.sun),
    word(266, 290, '400', 24, '#9fd0bd'),
    bed(270, 486, '#3f7f93'),
    rect(0, 482, 960, 58, '#12262f'),
    ...[0, 1, 2].map((at_) => circle(404 + at_ * 26, 366 - at_ * 20, 8 + at_ * 3, 'rgb(255 255 255 / .5)')),
    rect(800, 120, 110, 366, '#36505c', 4),
    circle(816, 310, 8, '#e6c58f'),
    circle(110, 90, 36, '#f4ead2'),
  )
}

function laundry(): string {
  const hung = (x: number, width: number, height: number, tone: string): string =>
    rect(x, 200, width, height, tone, 4) + rect(x + width / 2 - 4, 190, 8, 20, TONE.wood)
  return sheet(
    SKIES.day,
    rect(0, 0, 960, 540, '#e6e9df'),
    rect(0, 470, 960, 70, TONE.wood),
    pane(700, 70, 130, 170, '#cfe4ee', sun(90, 50, 20)),
    line('M232 470L300 200M648 470L580 200M300 470L232 200M580 470L648 200', TONE.steel, 9),
    line('M214 200H666', TONE.steel, 8),
    hung(236, 74, 130, '#fff'),
    hung(322, 96, 176, TONE.fresh),
    hung(430, 60, 120, TONE.sun),
    hung(502, 84, 150, '#86ad8f'),
    hung(598, 52, 110, '#fff'),
    ...[260, 372, 470, 560].map((x, index) => steam(x, 178 - (index % 2) * 16, 76, 'rgb(111 177 214 / .75)')),
    drop(372, 412, 14),
    drop(460, 380, 12),
    at(
      724,
      470,
      path('M-60 -140h120l-12 140h-96Z', 'rgb(255 255 255 / .6)'),
      path('M-55 -86h110l-8 86h-94Z', TONE.water),
      tag('path', { d: 'M60 -110q46 6 40 50q-6 30 -46 26', fill: 'none', stroke: '#fff', 'stroke-width': 12 }),
      word(0, -26, '2 L', 30, '#fff'),
    ),
    rect(110, 70, 96, 96, '#fff', 14),
    rotor(158, 118, 36),
    flow('330 76, 270 70, 214 106', TONE.fresh),
  )
}

/** A dial with its healthy part, and salt in a bag to check it. */
function hygrometer(): string {
  const mark = (share: number, r1: number, r2: number): string => {
    const angle = Math.PI * (0.8 + 1.4 * share)
    const point = (r: number): string =>
      `${(480 + r * Math.cos(angle)).toFixed(0)} ${(236 + r * Math.sin(angle)).toFixed(0)}`
    return `M${point(r1)}L${point(r2)}`
  }
  const arc = (from: number, to: number, tone: string): string => {
    const point = (share: number): string => {
      const angle = Math.PI * (0.8 + 1.4 * share)
      return `${(480 + 128 * Math.cos(angle)).toFixed(0)} ${(236 + 128 * Math.sin(angle)).toFixed(0)}`
    }
    return tag('path', {
      d: `M${point(from)}A128 128 0 0 1 ${point(to)}`,
      fill: 'none',
      stroke: tone,
      'stroke-width': 26,
    })
  }
  return sheet(
    SKIES.leaf,
    circle(486, 244, 206, 'rgb(10 42 51 / .14)'),
    circle(480, 236, 206, TONE.wood),
    circle(480, 236, 184, '#fff'),
    arc(0, 0.4, TONE.sun),
    arc(0.4, 0.6, '#3f9a78'),
    arc(0.6, 1, TONE.fresh),
    line(Array.from({ length: 11 }, (_, at_) => mark(at_ / 10, 150, 166)).join(''), TONE.ink, 5),
    word(480, 330, '52%', 44),
    line(mark(0.52, -26, 118), TONE.ink, 10),
    circle(480, 236, 15, TONE.warm),
    rect(0, 490, 960, 50, TONE.wood),
    path('M676 490v-90q0 -14 14 -14h96q14 0 14 14v90Z', 'rgb(255 255 255 / .75)'),
    path('M684 490v-44q54 -34 108 0v44Z', '#fff'),
    rect(672, 366, 132, 26, TONE.steel, 6),
    plant(190, 490, 110),
  )
}

/** What an hour costs: coins under each kind of fan. */
function costs(): string {
  const pile = (x: number, count: number): string =>
    Array.from({ length: count }, (_, coin) =>
      rect(x - 52, 462 - coin * 20, 104, 18, coin % 2 === 0 ? TONE.sun : '#dd9b4c', 9),
    ).join('')
  return sheet(
    SKIES.warm,
    rect(0, 480, 960, 60, TONE.wood),
    pile(270, 2),
    pile(410, 4),
    pile(550, 7),
    pile(690, 10),
    rect(222, 330, 96, 96, '#fff', 14),
    rotor(270, 378, 34),
    rotor(410, 300, 52),
    line('M410 352V394M380 396h60', TONE.ink, 9),
    rect(522, 130, 56, 190, TONE.ink, 22),
    rect(536, 152, 28, 130, TONE.pale, 12),
    rotor(690, 190, 66, '#8a5a10', '#f2c15b'),
    line('M640 256h100', TONE.ink, 10),
    circle(160, 110, 60, '#fff'),
    line('M160 110V72M160 110L186 126', TONE.ink, 8),
    tag('circle', { cx: 160, cy: 110, r: 60, fill: 'none', stroke: TONE.ink, 'stroke-width': 8 }),
  )
}

function purifier(): string {
  return sheet(
    SKIES.mist,
    room(150, 60, 660, 420, '#e3ebe4'),
    rect(462, 300, 96, 166, '#fff', 16),
    rect(478, 390, 64, 60, TONE.pale, 8),
    ...[0, 1, 2, 3].map((row) => line(`M486 ${402 + row * 12}H534`, '#9db2b9', 5)),
    rect(482, 312, 56, 10, '#41606b', 5),
    circle(510, 348, 12, '#3f9a78'),
    flow('510 290, 510 130, 640 104, 742 150, 750 300, 720 430, 580 440', TONE.fresh, 9),
    flow('496 290, 490 130, 360 104, 236 150, 226 300, 260 430, 440 440', TONE.fresh, 9),
    ...[
      [300, 220],
      [330, 300],
      [380, 190],
      [640, 210],
      [680, 300],
      [620, 340],
      [390, 330],
      [340, 390],
    ].map(([x = 0, y = 0], index) => circle(x, y, 5 + (index % 3) * 2, '#a89a84')),
    path('M176 466v-60q0 -20 20 -20h70v80Z', '#c98a5e'),
    rect(700, 384, 100, 14, TONE.wood),
    line('M712 398V466M788 398V466', TONE.wood, 9),
  )
}

function pollen(): string {
  const meadow = [20, 70, 120, 170, 220, 280].map((x, index) =>
    at(
      x,
      300,
      line('M0 0v-56', '#5f8b69', 5),
      circle(0, -62, 14, index % 2 === 0 ? '#f4d35e' : '#fff'),
      circle(0, -62, 5, TONE.warm),
    ),
  )
  return sheet(
    SKIES.leaf,
    rect(0, 470, 960, 70, TONE.wood),
    pane(250, 70, 320, 320, '#bfe0ef', sun(250, 70, 30), rect(0, 260, 320, 60, '#8fbf8f'), ...meadow),
    path('M570 60l110 40v320l-110 -20Z', '#fff'),
    path('M580 84l86 32v270l-86 -16Z', 'rgb(191 224 239 / .8)'),
    ...Array.from({ length: 26 }, (_, index) =>
      circle(280 + ((index * 83) % 300), 96 + ((index * 47) % 200), 5 + (index % 3) * 2, '#e0b83c'),
    ),
    rect(700, 250, 96, 220, '#fff', 16),
    ...[0, 1, 2, 3, 4].map((row) => line(`M718 ${350 + row * 20}H778`, '#9db2b9', 6)),
    circle(748, 300, 12, '#3f9a78'),
    flow('600 250, 650 330, 694 390', '#e0b83c'),
    flow('748 240, 748 120', TONE.fresh),
    plant(170, 470, 90),
  )
}

/** Warm air of July comes down into a cold cellar and leaves its water on the wall. */
function cellar(): string {
  return sheet(
    ['#bfe0ef', '#e9f2dc'],
    sun(720, 80, 44),
    rect(0, 210, 960, 330, '#8a6b4f'),
    rect(0, 206, 960, 22, '#7fa86c'),
    rect(226, 60, 330, 160, '#f3ded0'),
    path('M200 66L391 0L582 66Z', '#8a4a36'),
    rect(270, 100, 60, 70, TONE.glass),
    rect(440, 100, 60, 70, TONE.glass),
    rect(212, 216, 372, 296, TONE.ink),
    rect(228, 232, 340, 264, '#a9b6b4'),
    rect(228, 470, 340, 26, '#8d9a9a'),
    rect(560, 240, 30, 64, '#dfe9ec'),
    path('M584 228h74v92h-74Z', '#6f5640'),
    rect(590, 228, 62, 84, '#bfe0ef'),
    flow('720 150, 690 230, 620 270, 470 300', TONE.warm, 12),
    ...[
      [258, 300],
      [286, 350],
      [250, 390],
      [304, 280],
      [318, 400],
      [276, 436],
    ].map(([x = 0, y = 0], index) => drop(x, y, 12 + (index % 3) * 3)),
    rect(410, 360, 90, 110, '#fff', 12),
    ...[0, 1, 2].map((row) => line(`M428 ${388 + row * 18}H482`, '#9db2b9', 6)),
    rect(428, 440, 54, 18, TONE.water, 4),
    word(690, 440, '14°', 34, '#e6eef0'),
    word(800, 180, '30°', 34, TONE.warm),
    tree(120, 212, 150),
  )
}

/** A cold corner between two outer walls, where air stands and damp settles. */
function mould(): string {
  const spots = Array.from({ length: 34 }, (_, index) => {
    const angle = (index * 2.4) % (Math.PI * 2)
    const far = 12 + ((index * 37) % 88)
    return circle(
      480 + far * Math.cos(angle) * 1.15,
      112 + Math.abs(far * Math.sin(angle)) * 1.1,
      4 + ((index * 7) % 9),
      'rgb(60 78 66 / .62)',
    )
  })
  const ring = (r: number, tone: string): string => circle(480, 100, r, tone)
  return sheet(
    SKIES.mist,
    rect(0, 0, 960, 540, '#e9e2d4'),
    path('M480 100V440L0 540V0Z', '#efe9dd'),
    path('M480 100V440L960 540V0Z', '#e2dacb'),
    path('M0 0L480 100L960 0Z', '#f7f4ec'),
    path('M0 540L480 440L960 540Z', TONE.wood),
    ring(230, 'rgb(61 134 181 / .12)'),
    ring(166, 'rgb(61 134 181 / .16)'),
    ring(104, 'rgb(61 134 181 / .22)'),
    ...spots,
    line('M480 100V440', 'rgb(10 42 51 / .18)', 4),
    drop(438, 232, 13),
    drop(520, 258, 15),
    drop(470, 300, 12),
    rect(690, 300, 170, 150, '#fff', 10),
    ...[0, 1, 2, 3, 4].map((at_) => rect(704 + at_ * 31, 312, 20, 126, TONE.pale, 8)),
    flow('690 300, 620 230, 560 176', TONE.warm, 10),
    flow('760 290, 740 200, 660 120', TONE.warm, 10),
    gauge(250, 420, 76, 0.78, TONE.fresh),
    word(250, 424, '75%', 36),
  )
}

function sleep(): string {
  return sheet(
    SKIES.night,
    rect(0, 0, 960, 26, '#0f2531'),
    rect(474, 26, 12, 60, TONE.steel),
    path('M300 92q90 -22 172 0h16q82 -22 172 0l-10 14H310Z', TONE.wood),
    rect(452, 82, 56, 34, '#e6eef0', 14),
    ...[360, 430, 530, 600].map((x, index) =>
      flow(
        `${x} 130, ${x + (index < 2 ? -10 : 10)} 220, ${x + (index < 2 ? -40 : 40)} ${290 - (index % 2) * 10}`,
        'rgb(143 200 232 / .85)',
        7,
      ),
    ),
    bed(290, 470, '#5d93a6'),
    rect(0, 466, 960, 74, '#12262f'),
    pane(
      120,
      110,
      120,
      170,
      '#0f2531',
      circle(80, 50, 22, '#f4ead2'),
      circle(30, 110, 3, '#fff'),
      circle(50, 34, 3, '#fff'),
    ),
    word(800, 210, '27°', 44, TONE.sun),
    rect(730, 396, 90, 70, TONE.wood, 6),
    path('M752 396l10 -56h26l10 56Z', 'rgb(255 255 255 / .5)'),
  )
}

export const health: Readonly<Record<string, () => string>> = {
  'oxid-uhlicity-v-loznici': carbonDioxide,
  'suseni-pradla-v-byte': laundry,
  'jak-cist-vlhkomer': hygrometer,
  'kolik-stoji-hodina-vetrani': costs,
  'kam-postavit-cisticku': purifier,
  'pylova-sezona': pollen,
  'vlhky-sklep-v-lete': cellar,
  'plisen-v-rohu': mould,
  'spanek-v-horku': sleep,
}
