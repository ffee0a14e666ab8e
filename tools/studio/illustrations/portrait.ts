import { choose, circle, drawing, path, rect, seedOf } from './svg.ts'

/** Somebody as the shop introduces them. */
export interface DrawnPerson {
  readonly name: string
  readonly woman: boolean
  /** Grey hair: who has worked for decades. */
  readonly old?: boolean
}

const SKIN = ['#f3d3bd', '#eec5a8', '#e6b893', '#f6ddcb'] as const
const HAIR = ['#3a2a22', '#6b4a33', '#a87b4f', '#1f1d20', '#8a4b2d', '#c9a468'] as const
const SHIRT = ['#2047d8', '#0f7d6b', '#c46a3b', '#41606b', '#7a4fa0', '#b3400a'] as const
const BACK = ['#dceaf0', '#e6efe6', '#f6e6d8', '#e6e5f1'] as const

type Hair = (tone: string) => { readonly behind: string; readonly over: string }

const WOMEN: readonly [Hair, ...Hair[]] = [
  // long, parted
  (tone) => ({
    behind: path('M36 62Q34 22 64 22T92 62V104H36Z', tone),
    over: path('M42 58Q40 34 64 32Q58 46 42 58ZM64 32Q88 34 86 58Q72 50 64 32Z', tone),
  }),
  // bob with a fringe
  (tone) => ({
    behind: path('M38 78Q30 26 64 24T90 78Q84 86 80 80H48Q44 86 38 78Z', tone),
    over: path('M42 54Q44 32 64 32T86 54Q76 44 64 46T42 54Z', tone),
  }),
  // bun
  (tone) => ({
    behind: circle(64, 22, 12, tone) + path('M40 60Q38 28 64 28T88 60Z', tone),
    over: path('M42 56Q42 34 64 33T86 56Q80 40 64 40T42 56Z', tone),
  }),
  // curls
  (tone) => ({
    behind: [
      [42, 46],
      [40, 62],
      [48, 34],
      [64, 28],
      [80, 34],
      [86, 46],
      [88, 62],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 12, tone))
      .join(''),
    over: [
      [50, 40],
      [60, 36],
      [70, 36],
      [78, 41],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 7, tone))
      .join(''),
  }),
]
const MEN: readonly [Hair, ...Hair[]] = [
  // short, side parting
  (tone) => ({ behind: '', over: path('M43 56Q38 28 62 27Q90 24 85 56Q84 46 78 42Q60 46 50 40Q44 46 43 56Z', tone) }),
  // crew cut
  (tone) => ({ behind: '', over: path('M43 52Q42 29 64 29T85 52Q82 38 64 38T43 52Z', tone) }),
  // thinning, with sides
  (tone) => ({ behind: '', over: path('M43 60Q40 46 46 40Q44 50 46 60ZM85 60Q88 46 82 40Q84 50 82 60Z', tone) }),
  // wavy
  (tone) => ({
    behind: '',
    over: path('M42 56Q36 34 50 30Q58 20 70 27Q90 26 86 56Q84 44 74 42Q66 46 58 40Q46 44 42 56Z', tone),
  }),
]

/** A drawn portrait, 128 by 128: nobody's photograph, and the same for a name every time. */
export function portrait({ name, woman, old = false }: DrawnPerson): string {
  const seed = seedOf(name)
  const skin = choose(SKIN, seed)
  const tone = old ? '#b9bdc0' : choose(HAIR, seed >>> 4)
  const shirt = choose(SHIRT, seed >>> 8)
  const { behind, over } = choose(woman ? WOMEN : MEN, seed >>> 12)(tone)
  const glasses = (seed >>> 16) % 3 === 0
  const beard = !woman && (seed >>> 18) % 3 === 0
  const shade = 'rgb(10 42 51 / .12)'
  return drawing(
    128,
    128,
    rect(0, 0, 128, 128, choose(BACK, seed >>> 20)),
    behind,
    path('M18 128Q20 98 46 94L54 90V80H74V90L82 94Q108 98 110 128Z', skin),
    path('M14 128Q16 100 46 95Q52 108 64 108T82 95Q112 100 114 128Z', shirt),
    path('M54 84Q64 92 74 84V80H54Z', shade),
    path('M44 52Q44 34 64 34T84 52Q86 88 64 90T44 52Z', skin),
    circle(43, 62, 5, skin) + circle(85, 62, 5, skin),
    beard ? path('M45 66Q46 92 64 93T83 66Q80 76 72 75Q64 71 56 75Q48 76 45 66Z', tone) : '',
    over,
    circle(55, 60, 2.6, '#22343a') + circle(73, 60, 2.6, '#22343a'),
    `<path d="M50 54q5 -3 9 -1M69 53q5 -2 9 1" stroke="${old ? '#8d9194' : tone}" stroke-width="2.2" fill="none" stroke-linecap="round"/>`,
    `<path d="M64 62q-3 7 1 8M57 78q7 5 14 0" stroke="#a9694f" stroke-width="2" fill="none" stroke-linecap="round"/>`,
    glasses
      ? '<g fill="rgb(255 255 255 / .25)" stroke="#2b3f46" stroke-width="2"><circle cx="55" cy="60" r="8"/><circle cx="73" cy="60" r="8"/><path d="M63 60h2M47 59l-5 -2M81 59l5 -2" fill="none"/></g>'
      : '',
  )
}
