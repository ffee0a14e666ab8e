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

/** One line of the manifest that lies beside the pictures. */
export interface PictureEntry {
  readonly file: string
  readonly kind: string
  readonly colour: string
  readonly view: string
  /** Name of the look that is shown; without one the picture stands for its kind and colour. */
  readonly look?: string
  /** The room of a scene, view s. */
  readonly room?: string
}

/**
 * What a picture is for: goods that have looks, or a text of that name, for which any look of the kind will do. Where a
 * text shows a scene, a look that has one is taken.
 */
export type PictureUse =
  | { readonly looks: () => readonly string[] }
  | { readonly text: string; readonly scene?: boolean }

/**
 * Answers picture files: view a first, then b, c, s; for a text either its scene or all but scenes. Those of the first look
 * that has any, else those of the kind in the colour; empty while the kind has no picture.
 */
export type PictureChoice = (kind: PictureKind, colour: Colour, use?: PictureUse) => readonly string[]

/** Colours of a kind, the default one first. */
export function coloursOf(kind: PictureKind): readonly [Colour, ...Colour[]] {
  return PICTURE_KINDS[kind]
}

/** Makes the choice from a manifest: the wanted colour, else the default colour, else any colour of the kind. */
export function pictureChoice(manifest: readonly PictureEntry[]): PictureChoice {
  const views = new Map<string, PictureEntry[]>()
  const anyColour = new Map<string, string>()
  const ofKind = new Map<string, string[]>()
  for (const entry of manifest) {
    if (entry.look !== undefined && entry.view === 'a') {
      const kind = `${entry.kind}/${entry.colour}`
      ofKind.set(kind, [...(ofKind.get(kind) ?? []), entry.look])
    }
    const key = entry.look ?? `${entry.kind}/${entry.colour}`
    const list = views.get(key) ?? []
    views.set(key, [...list, entry])
    // A colour without view a would put a detail shot on the cards.
    if (entry.look === undefined && entry.view === 'a' && !anyColour.has(entry.kind)) anyColour.set(entry.kind, key)
  }
  const files = (key: string | undefined): readonly string[] | undefined => {
    const list = key === undefined ? undefined : views.get(key)
    return list && [...list].sort((one, two) => (one.view < two.view ? -1 : 1)).map((entry) => entry.file)
  }
  const chosen = new Map<string, readonly string[]>()
  const hasLooks = manifest.some(({ look }) => look !== undefined)
  const seen = (look: string): boolean => views.get(look)?.some(({ view }) => view === 'a') === true
  const scenes = new Set(manifest.filter(({ view }) => view === 's').map(({ file }) => file))
  const sceneOf = (look: string): readonly string[] => (files(look) ?? []).filter((file) => scenes.has(file))
  return (kind, colour, use) => {
    if (use !== undefined && hasLooks) {
      const looks = 'looks' in use ? use.looks() : (ofKind.get(`${kind}/${colour}`) ?? [])
      if ('text' in use && use.scene === true) {
        const shown = looks.filter((look) => sceneOf(look).length > 0)
        const look = shown[hash32(use.text) % shown.length]
        if (look !== undefined) return sceneOf(look)
      }
      const own = 'looks' in use ? looks.find(seen) : looks[hash32(use.text) % looks.length]
      if (own !== undefined) return (files(own) ?? []).filter((file) => 'looks' in use || !scenes.has(file))
    }
    const key = `${kind}/${colour}`
    const known = chosen.get(key)
    if (known !== undefined) return known
    const withMain = [key, `${kind}/${coloursOf(kind)[0]}`].find((one) =>
      views.get(one)?.some((entry) => entry.view === 'a'),
    )
    const answer = files(withMain ?? anyColour.get(kind)) ?? []
    chosen.set(key, answer)
    return answer
  }
}
