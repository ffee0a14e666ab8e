import { bathFan, drop, flow, gauge, plant, rotor, sheet, SKIES, steam, tiles, TONE, tree, word } from '../air.ts'
import { at, circle, line, path, rect, tag } from '../svg.ts'

const tub = (x: number, y: number, width: number): string =>
  at(
    x,
    y,
    path(`M0 -70H${width}V-40Q${width} 0 ${width - 50} 0H50Q0 0 0 -40Z`, '#fff'),
    rect(-10, -82, width + 20, 18, '#f1f5f6', 9),
    rect(40, 0, 18, 14, TONE.steel, 4),
    rect(width - 58, 0, 18, 14, TONE.steel, 4),
  )

function choosing(): string {
  const shown = [
    [276, 'Ø 100', 0.45, TONE.fresh],
    [412, '90 m³/h', 0.6, '#0f7d6b'],
    [548, '33 dB', 0.35, TONE.warm],
    [684, 'IP 44', 0.75, '#2047d8'],
  ] as const
  return sheet(
    SKIES.mist,
    tiles('#cfe0e2', '#dfebec'),
    bathFan(480, 190, 236),
    flow('650 330, 640 240, 606 200', TONE.fresh),
    flow('310 330, 320 240, 354 200', TONE.fresh),
    rect(196, 350, 568, 148, '#fff', 22),
    ...shown.map(([x, text, share, tone]) => gauge(x, 436, 40, share, tone) + word(x, 478, text, 18)),
  )
}

function switching(): string {
  const card = (x: number): string => rect(x - 84, 70, 168, 400, '#fff', 22) + bathFan(x, 170, 120)
  return sheet(
    SKIES.day,
    tiles('#dcd9cd', '#e9e6dc', 120, 60),
    card(292),
    card(480),
    card(668),
    circle(292, 352, 58, TONE.pale),
    line('M292 352V312M292 352L322 366', TONE.ink, 9),
    tag('circle', { cx: 292, cy: 352, r: 58, fill: 'none', stroke: TONE.ink, 'stroke-width': 8 }),
    drop(480, 346, 58),
    word(480, 440, '60%', 26),
    line('M668 230V380', TONE.steel, 5),
    path('M652 378h32l10 46q-26 14 -52 0Z', TONE.warm),
    flow('714 330, 714 400', TONE.ink, 6),
  )
}

/** Four storeys with one shaft, into which every bathroom breathes. */
function tower(): string {
  const flat = (row: number, left: boolean): string => {
    const [x, y] = [left ? 226 : 540, 116 + row * 104]
    const inside = left ? x + 168 : x
    return (
      rect(x, y, 194, 92, row % 2 === 0 ? '#efe6d6' : '#e3ebe4') +
      rect(left ? x + 22 : x + 128, y + 22, 44, 40, TONE.glass, 3) +
      at(left ? x + 92 : x + 40, y + 92, path('M0 -30h66v12q0 18 -18 18h-30q-18 0 -18 -18Z', '#fff')) +
      rect(inside - 4, y + 12, 30, 26, '#fff', 5) +
      flow(
        left
          ? `${inside - 20} ${y + 46}, ${inside + 24} ${y + 26}, ${inside + 66} ${y + 8}`
          : `${x + 46} ${y + 46}, ${x + 2} ${y + 26}, ${x - 40} ${y + 8}`,
        TONE.warm,
        6,
      )
    )
  }
  return sheet(
    SKIES.day,
    rect(0, 500, 960, 40, '#aebcb4'),
    rect(210, 104, 540, 426, TONE.ink, 4),
    rect(420, 112, 120, 418, '#c4d3d7'),
    ...[0, 1, 2, 3].flatMap((row) => [flat(row, true), flat(row, false)]),
    rect(196, 92, 568, 18, '#41606b', 3),
    rect(436, 52, 88, 42, TONE.steel, 4),
    rotor(480, 46, 30, TONE.ink),
    flow('480 490, 480 150', TONE.fresh, 12),
    tree(120, 506, 130),
    tree(850, 506, 170),
  )
}

function kitchen(): string {
  return sheet(
    SKIES.warm,
    tiles('#e4ddd0', '#efe9de', 108, 54),
    rect(0, 420, 960, 20, TONE.wood),
    rect(0, 440, 960, 100, '#54757a'),
    ...[0, 1, 2, 3].map((at_) => line(`M${240 * at_ + 120} 448V540`, '#446166', 4)),
    path('M388 40h64v90l70 60H318l70 -60Z', TONE.steel),
    rect(312, 188, 216, 22, '#6f858d', 5),
    path('M352 340h136v66q0 14 -14 14h-108q-14 0 -14 -14Z', '#41606b'),
    rect(336, 332, 168, 14, TONE.ink, 7),
    steam(420, 316, 84, '#fff'),
    flow('374 160, 300 110, 236 170, 250 280', TONE.warm),
    rect(640, 96, 132, 132, '#fff', 16),
    rotor(706, 162, 52),
    flow('524 268, 590 240, 640 190', TONE.fresh),
    flow('786 162, 900 162', TONE.fresh),
    plant(640, 420, 96),
  )
}

/** How near to water a fan may hang: zones of a bathroom. */
function zones(): string {
  const zone = (x: number, y: number, width: number, height: number, tone: string, text: string): string =>
    rect(x, y, width, height, tone) + word(x + width / 2, y + 54, text, 40, '#fff')
  return sheet(
    SKIES.mist,
    tiles('#d5e3e4', '#e3edee', 80, 80),
    zone(206, 120, 274, 300, 'rgb(61 134 181 / .78)', '1'),
    zone(480, 120, 128, 360, 'rgb(111 177 214 / .6)', '2'),
    rect(0, 480, 960, 60, '#8d9a9a'),
    tub(206, 470, 274),
    rect(222, 412, 242, 44, 'rgb(32 71 216 / .75)', 12),
    word(343, 448, '0', 30, '#fff'),
    line('M234 400V190q0 -22 22 -22h26', TONE.steel, 9),
    path('M262 168h52l12 18h-76Z', TONE.steel),
    ...[264, 288, 312].map((x) => line(`M${x} 206v36m0 18v30`, '#fff', 5)),
    bathFan(704, 138, 120),
    word(704, 250, 'IP X4', 24),
    line('M608 120V480', TONE.ink, 4),
    line('M480 120V480', TONE.ink, 4),
    line('M206 120H608', TONE.ink, 4),
  )
}

function cleaning(): string {
  const dust = [
    [330, 210],
    [356, 168],
    [372, 236],
    [340, 262],
    [394, 180],
    [322, 176],
    [386, 274],
    [408, 222],
  ].map(([x = 0, y = 0], index) => circle(x, y, 7 + (index % 3) * 4, 'rgb(120 110 96 / .55)'))
  return sheet(
    SKIES.mist,
    tiles('#cfe0e2', '#dfebec'),
    rect(288, 94, 260, 260, '#fff', 34),
    rotor(418, 224, 104),
    `<svg x="288" y="94" width="130" height="260">${rect(0, 0, 130, 260, 'rgb(150 138 120 / .28)', 34)}</svg>`,
    ...dust,
    rect(560, 300, 150, 150, '#fff', 20),
    ...[0, 1, 2, 3].map((row) => rect(584, 326 + row * 28, 102, 13, '#9db2b9', 6)),
    path('M180 540V430q0 -16 16 -16h168q16 0 16 16V540Z', '#54757a'),
    rect(168, 402, 224, 26, '#41606b', 8),
    ...[206, 244, 290, 330].map((x, index) =>
      circle(x, 396 - (index % 2) * 16, 20 + index * 2, 'rgb(255 255 255 / .85)'),
    ),
    path('M452 158q40 -34 92 -14l38 68q-30 44 -86 36Z', TONE.sun),
    path('M476 176q34 -14 66 -4l20 34', '#f7d3a2'),
    flow('470 300, 520 290, 548 250', TONE.fresh, 6),
    rect(0, 510, 960, 30, TONE.wood),
  )
}

function toilet(): string {
  return sheet(
    SKIES.day,
    rect(0, 0, 960, 540, '#8fb0ac'),
    rect(0, 330, 960, 180, '#eceae4'),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((column) => line(`M${column * 120} 330V510`, '#dad7cf', 3)),
    line('M0 420H960', '#dad7cf', 3),
    rect(0, 322, 960, 16, TONE.wood),
    rect(0, 500, 960, 40, '#7d8c8c'),
    bathFan(480, 120, 136),
    at(
      480,
      500,
      path('M-62 -128h124q0 78 -30 100v28h-64v-28q-30 -22 -30 -100Z', '#fff'),
      rect(-72, -142, 144, 20, '#f1f5f6', 10),
      rect(-50, -226, 100, 74, '#fff', 8),
      rect(-18, -206, 36, 24, '#cdd9dc', 4),
    ),
    rect(700, 90, 150, 412, '#d8c8ae', 4),
    rect(716, 106, 118, 380, '#e9dcc6', 3),
    circle(728, 300, 8, TONE.ink),
    rect(700, 490, 150, 16, '#3b4d52'),
    flow('800 498, 640 470, 600 300, 556 168', TONE.fresh, 9),
    word(250, 190, '30 m³/h', 36, '#fff'),
    plant(276, 322, 62),
  )
}

export const bathroom: Readonly<Record<string, () => string>> = {
  'jak-vybrat-ventilator-do-koupelny': choosing,
  'dobeh-cidlo-nebo-snurka': switching,
  'koupelna-v-panelaku': tower,
  'digestor-nebo-ventilator': kitchen,
  'kryti-ip-v-koupelne': zones,
  'cisteni-ventilatoru': cleaning,
  'toaleta-bez-okna': toilet,
}
