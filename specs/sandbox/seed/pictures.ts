import { hash32 } from './random.ts'

/** Every kind of product picture with its colours; the first colour is the default one. */
export const PICTURE_KINDS = {
  'bathroom-fan': ['white', 'silver', 'black'],
  'bathroom-fan-glass': ['white', 'black', 'graphite'],
  'inline-fan': ['white', 'grey'],
  'box-fan': ['galvanised'],
  'roof-fan': ['graphite', 'galvanised'],
  'axial-wall-fan': ['black', 'grey'],
  'ceiling-fan': ['walnut', 'white', 'black'],
  'ceiling-fan-slim': ['white', 'oak'],
  'desk-fan': ['white', 'black', 'mint'],
  'stand-fan': ['black', 'white'],
  'tower-fan': ['white', 'black'],
  'drum-fan': ['yellow', 'blue'],
  'centrifugal-fan': ['grey'],
  'recovery-wall': ['white'],
  'recovery-central': ['white'],
  'air-purifier': ['white', 'black'],
  dehumidifier: ['white'],
  'duct-flex': ['aluminium', 'white'],
  'duct-spiro': ['galvanised'],
  'duct-flat': ['white'],
  elbow: ['white', 'galvanised'],
  tee: ['galvanised'],
  silencer: ['galvanised'],
  damper: ['galvanised'],
  'grille-wall': ['steel', 'white', 'brown'],
  'valve-round': ['white'],
  'grille-floor': ['steel'],
  'filter-panel': ['white'],
  'filter-bag': ['white'],
  'filter-carbon': ['black'],
  controller: ['white', 'black'],
  hygrostat: ['white'],
  clamp: ['steel'],
  tape: ['aluminium'],
} as const satisfies Record<string, readonly string[]>

export type PictureKind = keyof typeof PICTURE_KINDS
export type Colour = (typeof PICTURE_KINDS)[PictureKind][number]

/** One entry of the manifest in the folder of pictures. */
export interface PictureEntry {
  readonly file: string
  readonly kind: string
  readonly colour: string
  readonly view: string
  /** Name of the displayed look. */
  readonly look: string
  /** The room of a scene (view s). */
  readonly room?: string
}

/** The purpose of a picture: products with looks, or a text with that name, for which any look of the kind is fine. */
export type PictureUse = { readonly looks: () => readonly string[] } | { readonly text: string }

/**
 * Returns picture files: view a first, then the scene, then b and c. For products, those of the first look with pictures; for
 * a text, those of any look of the kind, preferably in the colour, without scenes. Empty if there is no picture.
 */
export type PictureChoice = (kind: PictureKind, colour: Colour, use: PictureUse) => readonly string[]

/** Colours of a kind, the default one first. */
export function coloursOf(kind: PictureKind): readonly [Colour, ...Colour[]] {
  return PICTURE_KINDS[kind]
}

/** Order of views. The scene is second, because it shows use and size of a product. */
const ORDER = 'asbc'

/** Creates the picture choice from a manifest. */
export function pictureChoice(manifest: readonly PictureEntry[]): PictureChoice {
  const views = grouped(manifest, ({ look }) => look)
  // without view a, product cards would show a detail
  const seen = (look: string): boolean => views.get(look)?.some(({ view }) => view === 'a') === true
  const mains = manifest.filter(({ view }) => view === 'a')
  const ofKind = grouped(mains, ({ kind }) => kind)
  const ofColour = grouped(mains, ({ kind, colour }) => `${kind}/${colour}`)
  const filesOf = (look: string, shows: (view: string) => boolean): readonly string[] =>
    (views.get(look) ?? [])
      .filter(({ view }) => shows(view))
      .toSorted((one, two) => ORDER.indexOf(one.view) - ORDER.indexOf(two.view))
      .map(({ file }) => file)
  return (kind, colour, use) => {
    if ('looks' in use) {
      const look = use.looks().find(seen)
      return look === undefined ? [] : filesOf(look, () => true)
    }
    const some = ofColour.get(`${kind}/${colour}`) ?? ofKind.get(kind) ?? []
    const look = some[hash32(use.text) % some.length]?.look
    return look === undefined ? [] : filesOf(look, (view) => view !== 's')
  }
}

/** Groups entries by key. */
function grouped(entries: readonly PictureEntry[], keyOf: (entry: PictureEntry) => string) {
  const groups = new Map<string, PictureEntry[]>()
  for (const entry of entries) {
    const key = keyOf(entry)
    const group = groups.get(key)
    if (group) group.push(entry)
    else groups.set(key, [entry])
  }
  return groups
}
