/** What parts a brand prefers. Every brand of the catalogue has a form that one recognises in a list. */
export interface Form {
  readonly name: string
  /** Radius of corners as a share of half a side: 0 is sharp, 1 round. */
  readonly corner: number
  /** How softly edges are rounded; 1 is usual. */
  readonly edge: number
  /** Its tone of white, grey and black. */
  readonly white: number
  readonly grey: number
  readonly black: number
  readonly accent: number
  /** Rubber of its seals. */
  readonly seal: number
  readonly badge: Badge
  readonly knob: Knob
  readonly rotor: Rotor
  /** Which of the designs of a family its first line has. */
  readonly first: number
  /** How it has its products photographed: turned and seen from higher by so many degrees than usual. */
  readonly stance: readonly [turn: number, lift: number]
}

export type Place = 'bottom' | 'bottom-left' | 'bottom-right' | 'top-left' | 'top-right'
export type Mark = 'ring' | 'bars' | 'leaf' | 'peak' | 'wave' | 'star' | 'drop' | 'square' | 'dots' | 'none'
export type Knob = 'ribbed' | 'wing' | 'dish' | 'star'

export interface Badge {
  readonly place: Place
  /** Moulded of the material, printed in the accent colour, or a small metal plate. */
  readonly style: 'raised' | 'printed' | 'plate'
  readonly mark: Mark
  readonly slant?: number
  readonly weight?: number
}

export interface Rotor {
  readonly blades: number
  readonly sweep: number
  /** Share of the blade over which its tip is rounded. */
  readonly tipRound: number
  /** Width half-way; 1 is usual. */
  readonly width: number
}

const rotor = (blades: number, sweep: number, tipRound: number, width: number): Rotor => ({
  blades,
  sweep,
  tipRound,
  width,
})

const badge = (place: Place, style: Badge['style'], mark: Mark, slant = 0, weight = 1): Badge => ({
  place,
  style,
  mark,
  slant,
  weight,
})

type Tones = Pick<Form, 'white' | 'grey' | 'black' | 'accent' | 'seal'>

const tones = (white: number, grey: number, black: number, accent: number, seal = 0x2a2b2d): Tones => ({
  ...{ white, grey, black, accent, seal },
})

const FORMS: Readonly<Record<string, Form>> = {
  vetrnik: {
    ...{ name: 'Větrník', corner: 0.22, edge: 1, knob: 'ribbed', first: 0, stance: [0, 0] },
    ...tones(0xf3f3f1, 0x8b9196, 0x46494d, 0x1f8a70),
    badge: badge('bottom-right', 'printed', 'star'),
    rotor: rotor(5, 0.35, 0.25, 1),
  },
  aerola: {
    ...{ name: 'Aerola', corner: 0.62, edge: 1.5, knob: 'dish', first: 4, stance: [-11, 3] },
    ...tones(0xf5f1ea, 0xb9b4ac, 0x4b4744, 0xc98a5e),
    badge: badge('bottom', 'printed', 'leaf', 0, 0.7),
    rotor: rotor(3, 0.6, 0.4, 1.25),
  },
  borealis: {
    ...{ name: 'Borealis', corner: 0.06, edge: 0.5, knob: 'wing', first: 2, stance: [12, -3] },
    ...tones(0xeceff1, 0x737b83, 0x3b4147, 0x2d9cdb),
    badge: badge('top-left', 'plate', 'peak', 0, 0.9),
    rotor: rotor(7, 0.2, 0.1, 0.75),
  },
  tisina: {
    ...{ name: 'Tišina', corner: 0.4, edge: 1.7, knob: 'dish', first: 7, stance: [-6, 7] },
    ...tones(0xf0efea, 0xa5a7a4, 0x43464a, 0x6c7f8f),
    badge: badge('bottom-left', 'raised', 'dots', 0, 0.8),
    rotor: rotor(7, 0.55, 0.45, 1.1),
  },
  kovent: {
    ...{ name: 'Kovent', corner: 0.1, edge: 0.7, knob: 'wing', first: 1, stance: [8, 5] },
    ...tones(0xe6e8e8, 0x7f888f, 0x4a4f54, 0xd2452d, 0x7c2a22),
    badge: badge('top-right', 'plate', 'square', 0, 1.35),
    rotor: rotor(4, 0.15, 0.06, 1.05),
  },
  zefyr: {
    ...{ name: 'Zefyr', corner: 0.3, edge: 1.1, knob: 'star', first: 3, stance: [-14, -4] },
    ...tones(0xf4f5f4, 0x8f979c, 0x3f4246, 0xf0a81f),
    badge: badge('bottom-right', 'printed', 'wave', 0.25, 1.2),
    rotor: rotor(4, 0.5, 0.3, 1.1),
  },
  nordair: {
    ...{ name: 'Nordair', corner: 0.14, edge: 0.8, knob: 'ribbed', first: 5, stance: [-9, -5] },
    ...tones(0xf0f2f3, 0x969da2, 0x494e53, 0x2266a8, 0x274f7c),
    badge: badge('top-left', 'printed', 'bars', 0, 1.1),
    rotor: rotor(6, 0.3, 0.15, 0.85),
  },
  prodech: {
    ...{ name: 'Prodech', corner: 0.26, edge: 0.9, knob: 'star', first: 6, stance: [15, 1] },
    ...tones(0xf1f1ec, 0x9a9b97, 0x505254, 0xe0662a, 0x2a2b2d),
    badge: badge('bottom', 'raised', 'none', 0, 1.4),
    rotor: rotor(5, 0.1, 0.1, 0.95),
  },
  cistovan: {
    ...{ name: 'Čistovan', corner: 0.5, edge: 1.3, knob: 'dish', first: 8, stance: [5, -4] },
    ...tones(0xf4f7f6, 0xa4adab, 0x3f4746, 0x2fa98c),
    badge: badge('bottom', 'printed', 'drop', 0, 0.95),
    rotor: rotor(6, 0.45, 0.3, 1),
  },
  loketek: {
    ...{ name: 'Loketek', corner: 0.18, edge: 1.2, knob: 'ribbed', first: 9, stance: [-13, 6] },
    ...tones(0xefeae0, 0x8d877f, 0x4a443e, 0xb08d57),
    badge: badge('bottom-left', 'plate', 'ring', 0.2, 1),
    rotor: rotor(4, 0.25, 0.5, 1.2),
  },
  vichrov: {
    ...{ name: 'Vichrov', corner: 0.04, edge: 0.5, knob: 'wing', first: 2, stance: [-4, -6] },
    ...tones(0xdfe1e0, 0x6c7379, 0x35383b, 0xf2c21a),
    badge: badge('top-left', 'plate', 'wave', 0.3, 1.6),
    rotor: rotor(6, 0.1, 0.04, 1.2),
  },
  zavetri: {
    ...{ name: 'Závětří', corner: 0.08, edge: 0.9, knob: 'dish', first: 5, stance: [4, 8] },
    ...tones(0xf1ede5, 0x97928a, 0x4c4844, 0x4f7d4a, 0x3d5f3a),
    badge: badge('bottom', 'raised', 'peak', 0, 0.8),
    rotor: rotor(5, 0.3, 0.2, 1),
  },
  mlzenka: {
    ...{ name: 'Mlženka', corner: 0.75, edge: 1.6, knob: 'dish', first: 3, stance: [-15, 5] },
    ...tones(0xf6f4f5, 0xb3afb6, 0x48454c, 0x8a6fb3),
    badge: badge('bottom', 'raised', 'drop', 0, 0.9),
    rotor: rotor(5, 0.6, 0.45, 1.15),
  },
  podstresi: {
    ...{ name: 'Podstřeší', corner: 0.12, edge: 1, knob: 'ribbed', first: 1, stance: [17, 6] },
    ...tones(0xf3efe8, 0x9c968e, 0x4b4742, 0xa5502e),
    badge: badge('bottom-left', 'printed', 'peak', 0, 1),
    rotor: rotor(7, 0.3, 0.2, 0.9),
  },
  slunovrat: {
    ...{ name: 'Slunovrat', corner: 0.85, edge: 1.4, knob: 'star', first: 1, stance: [10, 6] },
    ...tones(0xf8f3e6, 0xb5aa98, 0x4a4542, 0xff7a3c),
    badge: badge('bottom', 'printed', 'ring', 0.15, 1.1),
    rotor: rotor(3, 0.7, 0.5, 1.35),
  },
  plechar: {
    ...{ name: 'Plechař', corner: 0.05, edge: 0.6, knob: 'wing', first: 3, stance: [-12, 1] },
    ...tones(0xe9ebeb, 0x8e9599, 0x4c5054, 0x7a3f8f, 0x5b6166),
    badge: badge('top-right', 'raised', 'square', 0, 1.2),
    rotor: rotor(5, 0.15, 0.06, 1),
  },
  tkalec: {
    ...{ name: 'Tkalec', corner: 0.1, edge: 1, knob: 'ribbed', first: 2, stance: [-13, 4] },
    ...tones(0xf2efe9, 0xa39d94, 0x45423f, 0x3d6fb5),
    badge: badge('bottom-right', 'printed', 'bars', 0, 0.9),
    rotor: rotor(5, 0.3, 0.2, 1),
  },
  kolovrat: {
    ...{ name: 'Kolovrat', corner: 1, edge: 1.2, knob: 'ribbed', first: 8, stance: [-15, 2] },
    ...tones(0xeff0ea, 0x90958f, 0x43473f, 0x7a9a3a),
    badge: badge('top-left', 'raised', 'ring', 0, 1),
    rotor: rotor(8, 0.4, 0.15, 0.8),
  },
}

export const BRANDS: readonly string[] = Object.keys(FORMS)

/** @throws RangeError for a brand without a form */
export function formOf(brand: string): Form {
  const form = FORMS[brand]
  if (form === undefined) throw new RangeError(`No form for the brand ${brand}.`)
  return form
}
