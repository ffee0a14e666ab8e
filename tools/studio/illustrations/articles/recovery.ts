import { bed, flake, flow, pane, plant, rotor, room, sheet, SKIES, sound, sun, TONE, tree, tube, word } from '../air.ts'
import { at, circle, line, path, rect } from '../svg.ts'

/** A house that is cut open, with two storeys of two rooms; x is its left wall. */
const house = (x: number, ...inside: readonly string[]): string =>
  at(
    x,
    0,
    path('M-26 190L170 64L366 190Z', '#8a4a36'),
    rect(0, 184, 340, 316, TONE.ink),
    rect(12, 196, 152, 136, TONE.wall),
    rect(176, 196, 152, 136, '#e3ebe4'),
    rect(12, 344, 152, 144, '#e3ebe4'),
    rect(176, 344, 152, 144, TONE.wall),
    ...inside,
  )

const wallUnit = (x: number, y: number): string =>
  rect(x, y, 26, 44, '#fff', 6) + rect(x + 6, y + 8, 14, 28, TONE.fresh, 3)

function localOrCentral(): string {
  const inOut = (x: number, y: number, out: boolean): string =>
    out ? flow(`${x + 70} ${y}, ${x - 34} ${y}`, TONE.warm, 7) : flow(`${x - 34} ${y}, ${x + 70} ${y}`, TONE.fresh, 7)
  return sheet(
    SKIES.day,
    sun(120, 70, 30),
    rect(0, 496, 960, 44, '#aebcb4'),
    house(
      108,
      wallUnit(-14, 240),
      wallUnit(-14, 390),
      wallUnit(328, 240),
      wallUnit(328, 390),
      inOut(2, 262, false),
      inOut(2, 412, true),
      flow('270 262, 374 262', TONE.warm, 7),
      flow('374 412, 270 412', TONE.fresh, 7),
    ),
    house(
      520,
      tube('170 480, 170 216', 30),
      tube('40 216, 300 216', 26),
      tube('40 362, 300 362', 26),
      rect(130, 404, 80, 84, '#fff', 8),
      circle(170, 446, 24, TONE.pale),
      rotor(170, 446, 22),
      flow('60 234, 60 292', TONE.fresh, 7),
      flow('284 292, 284 236', TONE.warm, 7),
      flow('60 380, 60 446', TONE.fresh, 7),
      flow('284 446, 284 384', TONE.warm, 7),
    ),
    tree(480, 504, 110),
  )
}

/** A flat from above: units work in pairs, one in and one out. */
function pairs(): string {
  const unit = (x: number, y: number, wide: boolean): string =>
    rect(x - (wide ? 28 : 16), y - (wide ? 16 : 28), wide ? 56 : 32, wide ? 32 : 56, '#fff', 6) +
    rect(x - (wide ? 20 : 8), y - (wide ? 8 : 20), wide ? 40 : 16, wide ? 16 : 40, '#0f7d6b', 4)
  return sheet(
    SKIES.mist,
    rect(190, 50, 580, 440, TONE.ink, 4),
    rect(204, 64, 270, 236, '#efe6d6'),
    rect(488, 64, 268, 236, '#e3ebe4'),
    rect(204, 314, 370, 162, '#eee3d3'),
    rect(588, 314, 168, 162, '#cfe0e2'),
    rect(226, 84, 150, 112, '#fff', 10),
    rect(236, 94, 40, 92, '#dbe6e9', 8),
    rect(560, 84, 170, 70, '#86ad8f', 14),
    rect(600, 176, 90, 50, TONE.wood, 6),
    rect(232, 330, 130, 40, TONE.wood, 6),
    ...[250, 292, 334].map((x) => circle(x, 396, 16, '#c98a5e')),
    rect(612, 404, 122, 56, '#fff', 20),
    rect(440, 150, 48, 70, '#f7f1e6'),
    rect(440, 300, 70, 14, '#f7f1e6'),
    unit(340, 57, true),
    unit(640, 57, true),
    unit(197, 400, false),
    unit(763, 250, false),
    flow('340 20, 340 130', TONE.fresh),
    flow('640 130, 640 20', TONE.warm),
    flow('150 420, 270 440', TONE.fresh),
    flow('690 260, 820 260', TONE.warm),
    line('M372 130Q480 210 610 130', 'rgb(10 42 51 / .35)', 5),
    plant(440, 470, 56),
  )
}

/** A heat exchanger with its four ducts; one side of it freezes. */
function frost(): string {
  return sheet(
    ['#bcd3e2', '#eef4f7'],
    tube('0 150, 360 200', 96, '#b9d3e2'),
    tube('960 150, 600 200', 96, '#e6c3a8'),
    tube('0 400, 360 350', 96, '#cfd9dc'),
    tube('960 400, 600 350', 96, '#e9d9c6'),
    path('M340 276L410 120H550L620 276L550 432H410Z', TONE.ink),
    path('M358 276L420 136H540L602 276L540 416H420Z', '#f1f6f7'),
    ...Array.from({ length: 9 }, (_, row) => line(`M${414 + (row % 2) * 4} ${156 + row * 30}H546`, '#b9c8cd', 5)),
    path('M358 276L420 136H470Q452 190 476 230T452 320T470 416H420Z', 'rgb(150 200 230 / .7)'),
    flow('30 154, 330 196', TONE.fresh, 10),
    flow('600 352, 900 394', TONE.sun, 10),
    flow('930 154, 640 196', TONE.warm, 10),
    flow('350 352, 60 394', TONE.steel, 10),
    flake(420, 210, 26),
    flake(404, 290, 20),
    flake(432, 360, 22),
    flake(150, 70, 18),
    flake(280, 100, 14),
    flake(230, 480, 15),
    word(140, 286, '-8°', 40, '#fff'),
    word(820, 286, '21°', 40, TONE.warm),
  )
}

function hearth(): string {
  return sheet(
    ['#9fb7c6', '#e8edf0'],
    path('M120 170L480 24L840 170Z', '#8a4a36'),
    rect(610, 20, 56, 120, TONE.brick),
    line('M638 12q-20 -20 0 -34', '#fff', 9),
    room(174, 180, 612, 316, TONE.wall),
    rect(560, 150, 156, 60, TONE.ink),
    rect(560, 180, 156, 316, '#c9b7a4'),
    rect(584, 330, 108, 130, TONE.ink, 10),
    path(
      'M638 442Q596 440 604 398Q612 380 622 388Q620 350 648 342Q644 372 662 386Q680 408 666 432Q656 444 638 442Z',
      TONE.warm,
    ),
    path('M638 442Q618 436 626 412Q634 404 636 392Q656 408 654 428Q650 442 638 442Z', TONE.sun),
    flow('638 326, 638 200', TONE.steel, 10),
    rect(206, 204, 120, 92, '#fff', 10),
    rotor(266, 250, 32),
    flow('96 236, 200 236', TONE.fresh),
    flow('200 272, 96 272', TONE.warm),
    flow('330 250, 470 300, 570 420', TONE.fresh),
    rect(780, 430, 30, 40, '#7f959c'),
    flow('900 450, 704 450', TONE.fresh),
    path('M240 482v-46q0 -22 22 -22h90q22 0 22 22v46Z', '#54757a'),
    rect(228, 440, 158, 30, '#65878c', 14),
    plant(450, 482, 84),
    flake(90, 90, 16),
    flake(880, 120, 18),
    flake(820, 60, 13),
  )
}

/** How loud a night may be. */
function loud(): string {
  const scale = [
    [244, '20', '#0f7d6b'],
    [360, '25', '#0f7d6b'],
    [476, '30', TONE.sun],
    [592, '35', TONE.warm],
    [708, '40', '#b3402a'],
  ] as const
  return sheet(
    SKIES.night,
    pane(
      600,
      60,
      130,
      150,
      '#0f2531',
      circle(90, 46, 24, '#f4ead2'),
      circle(30, 100, 3, '#fff'),
      circle(56, 40, 3, '#fff'),
    ),
    rect(214, 66, 200, 60, '#e6eef0', 12),
    rect(232, 104, 164, 8, '#9db2b9', 4),
    sound(430, 96, 3, TONE.sun),
    bed(290, 392, '#3f7f93'),
    rect(0, 388, 960, 152, '#12262f'),
    rect(196, 412, 568, 98, '#fff', 20),
    ...scale.map(([x, text, tone]) => rect(x - 50, 430, 100, 22, tone, 6) + word(x, 492, text, 26)),
    path('M476 404l-16 -26h32Z', '#fff'),
  )
}

function swap(): string {
  const filter = (x: number, tone: string, edge: string): string =>
    rect(x, 190, 74, 210, edge, 4) +
    rect(x + 8, 200, 58, 190, tone) +
    Array.from({ length: 9 }, (_, fold) => line(`M${x + 8} ${206 + fold * 22}l58 10`, 'rgb(10 42 51 / .16)', 4)).join(
      '',
    )
  return sheet(
    SKIES.mist,
    rect(0, 470, 960, 70, TONE.wood),
    tube('380 0, 380 100', 60),
    tube('560 0, 560 100', 60),
    rect(300, 90, 340, 380, '#fff', 16),
    rect(318, 150, 304, 300, '#41545b', 8),
    rect(334, 166, 128, 268, '#5d737b', 6),
    rect(478, 166, 128, 268, '#5d737b', 6),
    rotor(542, 230, 44, TONE.ink, '#dbe6e9'),
    rect(324, 106, 70, 26, TONE.pale, 6),
    circle(600, 119, 9, '#0f7d6b'),
    filter(180, '#8e8676', '#a98f6c'),
    filter(360, '#fdfdfb', '#d8b98c'),
    flow('352 420, 250 440, 140 420', TONE.steel),
    flow('700 300, 620 300, 446 300', TONE.fresh),
    filter(716, '#fdfdfb', '#d8b98c'),
    ...[196, 214, 232, 206, 226, 240].map((x, index) => circle(x, 230 + index * 28, 6, '#6d6557')),
  )
}

/** Three sieves that let less and less through. */
function classes(): string {
  const sieve = (x: number, step: number, text: string): string =>
    rect(x - 34, 84, 68, 330, '#fff', 12) +
    `<svg x="${x - 26}" y="92" width="52" height="314">${Array.from({ length: Math.ceil(380 / step) }, (_, row) =>
      line(`M0 ${row * step - 40}L52 ${row * step}M52 ${row * step - 40}L0 ${row * step}`, '#9db2b9', 3),
    ).join('')}</svg>` +
    word(x, 470, text, 30)
  const grains = (from: number, to: number, r: number, tone: string, count: number): string =>
    Array.from({ length: count }, (_, index) =>
      circle(
        from + ((index * index * 37 + index * 53) % (to - from)),
        104 + ((index * 151 + index * index * 29) % 290),
        r,
        tone,
      ),
    ).join('')
  return sheet(
    SKIES.mist,
    grains(40, 230, 13, '#8a7a62', 9),
    grains(40, 410, 7, '#b98a5c', 22),
    grains(40, 590, 3.5, TONE.ink, 46),
    sieve(280, 66, 'G4'),
    sieve(460, 34, 'F7'),
    sieve(640, 17, 'ePM1'),
    flow('730 180, 880 180', TONE.fresh, 10),
    flow('730 250, 880 250', TONE.fresh, 10),
    flow('730 320, 880 320', TONE.fresh, 10),
  )
}

export const recovery: Readonly<Record<string, () => string>> = {
  'lokalni-nebo-centralni-rekuperace': localOrCentral,
  'lokalni-rekuperace-v-byte': pairs,
  'rekuperace-v-mrazu': frost,
  'rekuperace-a-krb': hearth,
  'rekuperace-v-loznici': loud,
  'vymena-filtru-v-rekuperaci': swap,
  'tridy-filtru': classes,
}
