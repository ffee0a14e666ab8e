import { flake, flow, pane, plant, room, rotor, sheet, SKIES, sun, TONE, tree, word } from '../air.ts'
import { at, circle, line, path, rect, tag } from '../svg.ts'

const person = (x: number, y: number, shirt: string): string =>
  at(
    x,
    y,
    rect(-20, -84, 16, 84, '#2f4b57', 6),
    rect(4, -84, 16, 84, '#2f4b57', 6),
    path('M-30 -166q30 -16 60 0v88h-60Z', shirt),
    circle(0, -196, 24, '#e7b892'),
    path('M-25 -198Q-24 -224 0 -222Q26 -222 25 -198Q12 -208 0 -206Q-14 -208 -25 -198Z', '#5b4334'),
  )

function winter(): string {
  return sheet(
    ['#a9c3d4', '#e6eef2'],
    room(160, 50, 640, 430, '#f0e4d3'),
    rect(160, 50, 640, 96, 'rgb(208 112 60 / .28)'),
    rect(160, 146, 640, 90, 'rgb(208 112 60 / .12)'),
    rect(474, 50, 12, 54, TONE.steel),
    path('M330 110q76 -20 142 0h16q66 -20 142 0l-8 13H338Z', TONE.wood),
    rect(454, 98, 52, 34, '#fff', 14),
    flow('480 330, 480 160', TONE.fresh, 10),
    flow('560 90, 720 86, 752 200, 740 400', TONE.warm, 10),
    flow('400 90, 240 86, 208 200, 220 400', TONE.warm, 10),
    path('M380 466v-60q0 -24 24 -24h152q24 0 24 24v60Z', '#54757a'),
    rect(362, 416, 236, 34, '#65878c', 16),
    pane(584, 190, 90, 120, '#7fa3ba', flake(26, 30, 10), flake(60, 74, 12), flake(30, 100, 8)),
    word(300, 194, '24°', 34, '#a9461d'),
    word(300, 440, '21°', 34, TONE.fresh),
    ...[50, 90, 880, 920].map((x, index) => flake(x, 120 + index * 90, 15)),
  )
}

function underRoof(): string {
  return sheet(
    ['#f6cfae', '#fdf3e2'],
    sun(820, 84, 52),
    rect(0, 496, 960, 44, '#9fb48f'),
    path('M480 50L830 280H130Z', '#8a4a36'),
    path('M480 96L746 270H214Z', '#e58a5c'),
    path('M480 96L600 174H360Z', '#d0603a'),
    rect(180, 270, 600, 230, TONE.ink),
    rect(196, 286, 568, 198, '#dfeaf0'),
    rect(196, 274, 220, 14, TONE.wood),
    rect(500, 274, 264, 14, TONE.wood),
    rect(436, 26, 88, 34, TONE.steel, 6),
    rotor(480, 34, 28),
    flow('458 330, 460 250, 480 180, 480 76', TONE.warm, 12),
    pane(170, 340, 40, 90, '#bfe0ef'),
    flow('90 390, 250 390, 400 370, 452 300', TONE.fresh, 12),
    word(620, 230, '60°', 36, '#fff'),
    word(620, 400, '26°', 40, TONE.fresh),
    tree(50, 500, 150),
    tree(880, 500, 140),
  )
}

/** Three shapes and three kinds of stream: a narrow one, a wide one, a tall one. */
function shapes(): string {
  const stream = (d: string): string => path(d, 'rgb(61 134 181 / .22)')
  return sheet(
    SKIES.warm,
    rect(0, 452, 960, 88, TONE.wood),
    stream('M300 316L420 260V390L300 350Z'),
    stream('M520 196L640 110V320L520 256Z'),
    stream('M724 220L840 190V440L724 430Z'),
    rect(196, 400, 130, 14, '#8f6a45', 4),
    rect(204, 412, 14, 44, '#8f6a45'),
    rect(304, 412, 14, 44, '#8f6a45'),
    rotor(262, 330, 44),
    line('M262 374V396M236 398h52', TONE.ink, 9),
    rotor(474, 226, 66, TONE.ink),
    line('M474 292V452M430 454h88', TONE.ink, 10),
    rect(664, 196, 60, 246, TONE.ink, 24),
    rect(680, 222, 28, 176, TONE.pale, 12),
    rect(648, 436, 92, 18, TONE.ink, 6),
  )
}

function workshop(): string {
  const drum = at(
    318,
    380,
    circle(0, 0, 86, '#e0a92f'),
    circle(0, 0, 72, '#2b3a40'),
    rotor(0, 0, 68, '#e9eef0', '#3a4b52'),
    line('M-96 92h192M-70 72l-20 20M70 72l20 20', TONE.ink, 12),
  )
  return sheet(
    SKIES.mist,
    rect(0, 0, 960, 540, '#dfe3dd'),
    rect(0, 470, 960, 70, '#a3aaa6'),
    rect(420, 90, 200, 130, '#8d9a9a', 4),
    ...[446, 486, 526, 566].map((x, index) =>
      rect(x, 116, 12, 64 - (index % 2) * 16, index % 2 === 0 ? TONE.warm : TONE.fresh, 5),
    ),
    rect(690, 70, 150, 150, '#6f858d', 8),
    rotor(765, 145, 62, TONE.ink, '#c4d3d7'),
    flow('852 145, 940 145', TONE.warm, 11),
    flow('560 320, 640 230, 690 180', TONE.warm, 9),
    drum,
    flow('410 360, 500 350', TONE.fresh, 10),
    flow('410 400, 500 400', TONE.fresh, 10),
    person(566, 472, '#2047d8'),
    rect(650, 350, 250, 20, TONE.wood),
    rect(670, 370, 18, 100, TONE.wood),
    rect(862, 370, 18, 100, TONE.wood),
    rect(720, 310, 80, 40, '#41606b', 6),
    rect(40, 200, 110, 160, '#cfe4ee', 4),
    flow('60 300, 150 320, 220 360', TONE.fresh, 9),
  )
}

/** A knob, and what it may do to the current of a motor. */
function controller(): string {
  const wave = (y: number, height: number): string =>
    Array.from(
      { length: 41 },
      (_, step) => `${560 + step * 5} ${(y - height * Math.sin((step / 40) * Math.PI * 4)).toFixed(0)}`,
    ).join('L')
  const cut = Array.from({ length: 4 }, (_, half) => {
    const [x, to] = [560 + half * 50, half % 2 === 0 ? -1 : 1]
    return `M${x} 350h24v${to * 44}q14 ${to * 10} 26 ${-to * 44}`
  }).join('')
  return sheet(
    SKIES.day,
    rect(206, 110, 300, 300, 'rgb(10 42 51 / .12)', 30),
    rect(196, 98, 300, 300, '#fff', 30),
    circle(346, 248, 96, TONE.pale),
    circle(346, 248, 74, '#fff'),
    tag('circle', { cx: 346, cy: 248, r: 74, fill: 'none', stroke: '#b9c8cd', 'stroke-width': 6 }),
    line('M346 248L392 196', TONE.fresh, 12),
    ...Array.from({ length: 9 }, (_, mark) => {
      const angle = Math.PI * (0.75 + (1.5 * mark) / 8)
      return circle(346 + 116 * Math.cos(angle), 248 + 116 * Math.sin(angle), 4 + mark * 0.7, TONE.ink)
    }),
    rect(536, 98, 250, 140, '#fff', 20),
    line(`M${wave(168, 48)}`, '#0f7d6b', 9),
    rect(536, 258, 250, 160, '#fff', 20),
    line(cut, TONE.warm, 8),
    line('M744 280l28 28M772 280l-28 28', '#b3402a', 9),
    line('M742 122l12 14l24 -30', '#0f7d6b', 9),
    rotor(346, 476, 46),
    line('M346 398V430', TONE.ink, 6),
  )
}

/** The first shop and what grew from it. */
function anniversary(): string {
  const shop = (x: number, width: number, height: number, tone: string): string =>
    at(
      x,
      440,
      rect(0, -height, width, height, tone),
      rect(-6, -height - 12, width + 12, 14, '#d8c8ae'),
      rect(10, -height * 0.42, width - 20, height * 0.42 - 10, TONE.glass),
      rect(width / 2 - 14, -height * 0.42, 28, height * 0.42, TONE.ink),
      ...Array.from({ length: Math.floor(width / 24) }, (_, stripe) =>
        rect(stripe * 24, -height * 0.52, 24, 20, stripe % 2 === 0 ? TONE.fresh : '#fff'),
      ),
    )
  const lights = [TONE.warm, TONE.sun, '#3f9a78', TONE.fresh, '#7a4fa0']
  return sheet(
    SKIES.warm,
    rect(0, 440, 960, 100, '#cdbfae'),
    shop(60, 96, 110, '#efe6d6'),
    shop(186, 120, 150, '#e3ebe4'),
    shop(340, 144, 190, '#f3ded0'),
    shop(520, 168, 232, '#e6e8f0'),
    shop(724, 192, 276, '#efe6d6'),
    line('M30 60Q240 170 480 90T930 50', TONE.ink, 4),
    ...Array.from({ length: 13 }, (_, flag) => {
      const x = 70 + flag * 66
      const y = 100 + 28 * Math.sin(flag * 0.62)
      return path(`M${x} ${y}h34l-17 38Z`, lights[flag % lights.length] ?? TONE.warm)
    }),
    circle(480, 250, 84, TONE.ink),
    word(480, 282, '25', 70, '#fff'),
    plant(320, 452, 60),
    plant(700, 452, 70),
  )
}

export const seasons: Readonly<Record<string, () => string>> = {
  'stropni-ventilator-v-zime': winter,
  'letni-horko-v-podkrovi': underRoof,
  'stolni-stojanovy-nebo-sloupovy': shapes,
  'ventilator-do-dilny': workshop,
  'regulator-otacek': controller,
  'dvacet-pet-let-vanku': anniversary,
}
