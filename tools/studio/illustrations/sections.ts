import { bathFan, flake, flow, gauge, rotor, steam, sun, TONE, tube } from './air.ts'
import { circle, drawing, line, path, rect } from './svg.ts'

const round = (ground: string, ...children: readonly string[]): string =>
  drawing(240, 240, rect(0, 0, 240, 240, ground), ...children)

/** A sign for each section of the magazine, and for the magazine; they are shown small and round. */
export const SECTIONS: Readonly<Record<string, () => string>> = {
  magazin: () =>
    round(
      '#dfecf0',
      path('M120 74Q84 52 44 66V182Q84 168 120 190Q156 168 196 182V66Q156 52 120 74Z', '#fff'),
      line('M120 74V190', '#b9c8cd', 5),
      line('M62 90q22 -6 40 2M62 112q22 -6 40 2M62 134q22 -6 40 2M138 150q20 -8 40 -2', '#b9c8cd', 6),
      rotor(158, 108, 26),
    ),
  vyber: () =>
    round(
      '#d7e8dd',
      gauge(120, 104, 52, 0.68, TONE.fresh),
      line('M120 104L146 74', TONE.ink, 9),
      circle(120, 104, 11, TONE.ink),
      ...[0, 1, 2].map((row) => line(`M76 ${148 + row * 22}h${88 - row * 22}`, row === 0 ? TONE.warm : '#9db2b9', 10)),
    ),
  koupelna: () => round('#cfe0e2', bathFan(120, 86, 84), steam(120, 204, 56, '#fff')),
  rekuperace: () =>
    round(
      '#e6edda',
      path('M120 48L200 116H40Z', '#8a4a36'),
      rect(58, 112, 124, 84, TONE.wall),
      flow('26 140, 128 140', TONE.fresh, 9),
      flow('112 172, 208 172', TONE.warm, 9),
    ),
  montaz: () =>
    round(
      '#f6ddc9',
      path('M66 58h30l8 16v34h-46V74Z', TONE.steel),
      rect(70, 104, 22, 92, TONE.warm, 10),
      path('M140 66q-14 -18 -2 -32l18 20l16 -6l2 -18q22 6 16 30t-24 20L152 196q-12 12 -22 0Z', '#54757a'),
    ),
  potrubi: () =>
    round(
      '#dfecf0',
      tube('0 84, 120 84, 160 90, 160 140, 160 240', 66),
      flow('30 84, 110 84, 160 92, 160 180', TONE.fresh),
    ),
  filtry: () =>
    round(
      '#e9e2d4',
      rect(76, 44, 88, 152, '#b98a5c', 6),
      rect(86, 54, 68, 132, '#fff'),
      ...Array.from({ length: 7 }, (_, fold) => line(`M86 ${66 + fold * 18}l68 8`, '#c4d2d6', 5)),
      ...[
        [36, 92],
        [52, 130],
        [30, 158],
      ].map(([x = 0, y = 0], index) => circle(x, y, 8 + index, '#9b8a72')),
      flow('178 120, 206 120', TONE.fresh),
    ),
  vzduch: () =>
    round(
      '#d7e8dd',
      path('M64 176Q56 92 178 60Q186 178 96 180Q112 136 146 104Q100 130 80 188Z', TONE.leaf),
      line('M36 78q22 -18 44 0t44 0M120 204q22 -18 44 0t44 0', TONE.fresh, 8),
    ),
  'leto-a-zima': () =>
    round(
      '#f6ddc9',
      `<svg width="120" height="240">${sun(120, 120, 52)}</svg>`,
      path('M120 0h120v240H120Z', '#a9c3d4'),
      flake(166, 120, 46),
    ),
  prodejny: () =>
    round(
      '#c8d6ef',
      rect(46, 84, 148, 116, '#fff'),
      rect(58, 124, 76, 60, TONE.glass),
      rect(146, 124, 36, 76, TONE.ink),
      ...[0, 1, 2, 3, 4, 5].map((stripe) => rect(42 + stripe * 26, 76, 26, 36, stripe % 2 === 0 ? '#2047d8' : '#fff')),
      rotor(96, 154, 20),
    ),
  rozhovory: () =>
    round(
      '#e4ddef',
      path('M40 60h112q14 0 14 14v50q0 14 -14 14H90l-30 28v-28H40q-14 0 -14 -14V74q0 -14 14 -14Z', '#fff'),
      path('M196 104h-16v24q0 22 -22 22h-36v14q0 12 12 12h34l26 26v-26h2q14 0 14 -14v-44q0 -14 -14 -14Z', '#7a4fa0'),
      line('M56 88h78M56 110h50', '#b9c8cd', 8),
    ),
}
