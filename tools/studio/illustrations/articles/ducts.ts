import { drop, flake, flow, plant, rotor, sheet, SKIES, sound, TONE, tree, tube, word } from '../air.ts'
import type { Point } from '../air.ts'
import { at, circle, line, path, rect, tag } from '../svg.ts'

const dusty = (points: readonly Point[], r = 6): string => points.map(([x, y]) => circle(x, y, r, '#9b8a72')).join('')

function carbon(): string {
  const grains = Array.from({ length: 66 }, (_, index) => {
    const [column, row] = [index % 11, Math.floor(index / 11)]
    return circle(366 + column * 23 + (row % 2) * 9, 168 + row * 40, 9 - (index % 3), '#2b3a40')
  })
  const smell = [198, 250, 302].map((y) => line(`M110 ${y}q22 -22 44 0t44 0t44 0t44 0`, TONE.leaf, 8))
  return sheet(
    SKIES.leaf,
    tube('0 270, 350 270', 130, '#b9c8cd', false),
    tube('610 270, 960 270', 130, '#b9c8cd', false),
    rect(336, 132, 288, 276, '#4a5d64', 14),
    rect(352, 148, 256, 244, '#76888e', 6),
    ...grains,
    rect(324, 122, 26, 296, TONE.steel, 8),
    rect(610, 122, 26, 296, TONE.steel, 8),
    at(0, 20, ...smell),
    dusty([
      [130, 250],
      [196, 316],
      [258, 240],
      [288, 306],
      [690, 246],
      [750, 304],
      [822, 252],
      [880, 300],
    ]),
    flow('664 274, 920 274', TONE.fresh, 10),
  )
}

function bends(): string {
  const swirl = (x: number, y: number): string =>
    line(`M${x} ${y}q18 -26 34 -6q8 22 -16 20q-16 -6 -6 -18`, TONE.warm, 5)
  return sheet(
    SKIES.mist,
    tube('90 150, 400 150, 400 151, 400 470', 92),
    path('M354 104h92v92h-92Z', '#b9c8cd'),
    line('M354 104h92v92', '#7f959c', 4),
    tube('520 150, 760 150, 820 160, 820 300, 820 470', 92),
    flow('110 150, 330 150', TONE.fresh),
    swirl(382, 150),
    swirl(404, 196),
    swirl(376, 226),
    flow('400 300, 400 440', TONE.warm, 5),
    flow('540 150, 740 150, 820 170, 820 300, 820 440', TONE.fresh),
    rect(196, 330, 132, 64, '#fff', 14),
    word(262, 374, '3 m', 30, TONE.warm),
    rect(606, 330, 132, 64, '#fff', 14),
    word(672, 374, '1 m', 30, TONE.fresh),
  )
}

function attic(): string {
  const roof = path('M480 20L880 300H80Z', '#8a4a36')
  return sheet(
    ['#b9cbd8', '#e6eef2'],
    roof,
    path('M480 62L800 296H160Z', '#d9c8b2'),
    ...[0, 1, 2, 3, 4, 5].map((at_) =>
      line(`M${220 + at_ * 104} 296V${170 - Math.abs(2.5 - at_) * -34}`, '#b58f66', 8),
    ),
    rect(130, 296, 700, 22, '#c9a477'),
    rect(146, 318, 668, 204, TONE.wall),
    rect(130, 318, 16, 222, TONE.ink),
    rect(814, 318, 16, 222, TONE.ink),
    rect(130, 518, 700, 22, TONE.ink),
    tube('400 320, 400 190, 470 160, 620 176, 700 110, 716 60', 56),
    rect(690, 34, 60, 16, TONE.ink, 4),
    flow('400 300, 400 200, 470 160, 590 170', TONE.warm, 6),
    ...(
      [
        [470, 190],
        [438, 208],
        [408, 262],
        [540, 196],
      ] as const
    ).map(([x, y]) => drop(x, y, 11)),
    rect(344, 318, 112, 22, '#fff', 6),
    ...[0, 1, 2].map((at_) => rect(360, 324 + at_ * 5, 80, 2, '#9db2b9')),
    drop(384, 386, 15),
    drop(418, 424, 17),
    drop(396, 470, 19),
    path('M340 518q60 -22 120 0Z', TONE.water),
    ...(
      [
        [90, 90],
        [220, 60],
        [860, 150],
        [60, 240],
        [900, 60],
        [300, 130],
      ] as const
    ).map(([x, y]) => flake(x, y, 15)),
    plant(720, 518, 100),
  )
}

/** The curves of a fan and of a duct, and the point where they meet. */
function resistance(): string {
  const [left, top, bottom, right] = [236, 70, 372, 724]
  const fan: string[] = []
  const duct: string[] = []
  for (let step = 0; step <= 20; step += 1) {
    const x = left + ((right - left) * step) / 20
    const share = step / 20
    fan.push(`${x.toFixed(0)} ${(top + 14 + 270 * share ** 2.4).toFixed(0)}`)
    duct.push(`${x.toFixed(0)} ${(bottom - 280 * share ** 2).toFixed(0)}`)
  }
  return sheet(
    SKIES.mist,
    rect(190, 34, 580, 372, '#fff', 24),
    ...[0, 1, 2, 3].map((row) => line(`M${left} ${top + row * 76}H${right}`, TONE.pale, 3)),
    line(`M${left} ${top - 10}V${bottom}H${right + 14}`, TONE.ink, 6),
    line(`M${fan.join('L')}`, TONE.fresh, 9),
    line(`M${duct.join('L')}`, TONE.warm, 9),
    circle(598, 217, 17, TONE.ink),
    circle(598, 217, 8, '#fff'),
    word(282, 64, 'Pa', 24, TONE.steel),
    word(700, 398, 'm³/h', 18, TONE.steel),
    tube('0 472, 960 472', 78),
    rotor(250, 472, 48),
    flow('340 472, 640 472', TONE.fresh),
  )
}

function hole(): string {
  const bricks = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 5 }, (__, column) =>
      rect(
        372 + column * 64 - (row % 2) * 32,
        4 + row * 60,
        60,
        56,
        (row + column) % 3 === 0 ? '#b86f55' : '#c47d61',
        3,
      ),
    ).join(''),
  ).join('')
  return sheet(
    SKIES.day,
    rect(0, 0, 380, 540, '#e8efe9'),
    `<svg x="360" width="240" height="540">${at(-360, 0, rect(360, 0, 240, 540, '#d9bfae'), bricks)}</svg>`,
    rect(352, 0, 20, 540, '#f6f3ec'),
    rect(590, 0, 18, 540, '#d8c8ae'),
    tag(
      'g',
      { transform: 'rotate(2.4 480 260)' },
      rect(330, 202, 300, 116, '#7f959c', 6),
      rect(330, 210, 300, 100, '#dfe9ec', 4),
      flow('400 260, 590 260', TONE.fresh, 10),
    ),
    rect(292, 152, 60, 216, '#fff', 14),
    ...[0, 1, 2, 3, 4].map((row) => rect(282, 186 + row * 36, 16, 18, '#9db2b9', 4)),
    rect(612, 176, 24, 190, '#e9eef0', 6),
    ...[0, 1, 2, 3, 4].map((row) => path(`M636 ${196 + row * 32}l36 22v10l-36 -14Z`, TONE.steel)),
    drop(656, 410, 15),
    drop(648, 458, 17),
    line('M380 420L620 430', TONE.ink, 5),
    line('M380 420H620', 'rgb(10 42 51 / .4)', 4),
    rect(412, 446, 136, 62, '#fff', 14),
    word(480, 490, '2°', 32),
    ...[720, 790, 860, 930].map((x, index) => line(`M${x} ${60 + index * 40}l-16 54`, '#8fb8cc', 5)),
    tree(850, 540, 190),
  )
}

function flap(): string {
  const row = (y: number, ...inside: readonly string[]): string =>
    tube(`0 ${y}, 960 ${y}`, 170, '#d3dee1', false) +
    inside.join('') +
    rect(462, y - 92, 36, 184, TONE.steel, 6) +
    circle(480, y, 13, TONE.ink)
  return sheet(
    SKIES.mist,
    row(
      144,
      flow('150 110, 420 110', TONE.warm, 10),
      flow('150 178, 420 178', TONE.warm, 10),
      flow('530 82, 800 100', TONE.warm, 10),
      flow('530 206, 800 188', TONE.warm, 10),
      line('M482 144L590 130M482 144L590 158', '#41606b', 12),
    ),
    row(
      396,
      flow('820 396, 640 396, 590 360, 640 330', TONE.fresh, 10),
      flow('860 440, 640 440, 590 460, 650 466', TONE.fresh, 10),
      line('M488 396L508 320M488 396L508 472', '#41606b', 12),
      flake(760, 350, 20, TONE.fresh),
      flake(880, 400, 16, TONE.fresh),
    ),
  )
}

function three(): string {
  const shelf = rect(0, 430, 960, 110, '#cbb79b') + rect(0, 424, 960, 14, '#b59f80')
  const folds = Array.from({ length: 15 }, (_, fold) =>
    rect(210 + (fold % 2) * 5, 152 + fold * 18, 172 - (fold % 2) * 10, 20, fold % 2 === 0 ? '#cfd8da' : '#a9b6ba', 8),
  )
  return sheet(
    SKIES.warm,
    shelf,
    ...folds.map((fold) => fold),
    tag('ellipse', { cx: 296, cy: 150, rx: 84, ry: 24, fill: '#e8eef0' }),
    tag('ellipse', { cx: 296, cy: 150, rx: 70, ry: 17, fill: '#41545b' }),
    rect(410, 120, 140, 306, '#b9c8cd'),
    ...Array.from({ length: 9 }, (_, turn) => line(`M410 ${150 + turn * 34}L550 ${132 + turn * 34}`, '#8fa3aa', 4)),
    tag('ellipse', { cx: 480, cy: 120, rx: 70, ry: 22, fill: '#e8eef0' }),
    tag('ellipse', { cx: 480, cy: 120, rx: 58, ry: 16, fill: '#41545b' }),
    rect(590, 180, 170, 246, '#fff'),
    path('M590 180l22 -40h170l-22 40Z', '#e9eef0'),
    path('M602 174l12 -26h152l-14 26Z', '#41545b'),
    path('M760 180l22 -40v246l-22 40Z', '#dfe6e8'),
  )
}

function offer(): string {
  const row = (y: number, icon: string): string =>
    icon +
    line(`M440 ${y}H596`, '#c4d2d6', 12) +
    line(`M440 ${y + 24}H548`, TONE.pale, 10) +
    line(`M640 ${y + 8}l14 16l26 -34`, '#0f7d6b', 9)
  return sheet(
    SKIES.warm,
    rect(0, 470, 960, 70, TONE.wood),
    rect(302, 44, 420, 470, '#8a6242', 16),
    rect(322, 74, 380, 420, '#fff', 6),
    rect(432, 26, 160, 48, TONE.steel, 10),
    row(140, line('M350 170h26q26 0 26 -26v-20', TONE.steel, 22)),
    row(
      220,
      tag('circle', { cx: 378, cy: 230, r: 26, fill: 'none', stroke: TONE.steel, 'stroke-width': 9 }) +
        rect(368, 192, 22, 18, TONE.ink, 4),
    ),
    row(300, rect(350, 288, 56, 46, TONE.sun, 6) + line('M378 288v46', TONE.warm, 5)),
    row(380, rotor(378, 390, 28)),
    line('M440 458H690', TONE.ink, 8),
    path('M756 520L850 330l26 14L786 534l-34 18Z', TONE.fresh),
    plant(180, 470, 130),
  )
}

function hum(): string {
  return sheet(
    SKIES.mist,
    tube('0 270, 960 270', 120),
    rotor(180, 270, 74),
    rect(380, 176, 250, 188, TONE.steel, 12),
    rect(380, 186, 250, 168, '#a9bac0', 8),
    ...Array.from({ length: 9 }, (_, column) =>
      Array.from({ length: 3 }, (__, row) => circle(402 + column * 26, 202 + row * 8, 3, '#6f858d')).join(''),
    ),
    path('M380 236h250v68h-250Z', '#dbe6e9'),
    sound(276, 270, 4, TONE.warm),
    sound(680, 270, 1, TONE.fresh),
    flow('760 270, 890 270', TONE.fresh),
    rect(196, 410, 192, 72, '#fff', 16),
    word(292, 460, '52 dB', 34, TONE.warm),
    rect(612, 410, 192, 72, '#fff', 16),
    word(708, 460, '34 dB', 34, TONE.fresh),
    line('M180 196V40M640 176V40M380 176V40', '#6f858d', 4),
    rect(0, 20, 960, 22, '#c4b49b'),
  )
}

export const ducts: Readonly<Record<string, () => string>> = {
  'uhlikovy-filtr': carbon,
  'kolena-a-odbocky': bends,
  'kdyz-z-ventilatoru-kape': attic,
  'odpor-potrubi': resistance,
  'otvor-do-zdi-krok-za-krokem': hole,
  'zpetna-klapka': flap,
  'jake-potrubi-vybrat': three,
  'nabidka-montazni-firmy': offer,
  'proc-ventilator-huci': hum,
}
