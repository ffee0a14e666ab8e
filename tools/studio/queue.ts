import type { Look, ViewName } from './types.ts'

/** One picture to render. */
export interface Job {
  readonly name: string
  readonly look: Look
  readonly view: ViewName
}

export const pictureFile = ({ name, view }: Pick<Job, 'name' | 'view'>): string => `${name}-${view}.avif`

interface Candidate {
  readonly name: string
  readonly look: Look
  readonly productId: number
  readonly categoryId: number
  readonly main: boolean
  readonly first: boolean
}

/**
 * All pictures, the most important first: one product of each category after another with the variant that lists show, then
 * variants in another colour, then other sizes; three-quarter views before the other views.
 */
export function pictureQueue(variants: readonly Candidate[], views: readonly ViewName[]): readonly Job[] {
  const colours = new Map(variants.filter(({ main }) => main).map(({ productId, look }) => [productId, look.colour]))
  const places = new Map<number, number>()
  const placed = variants.map((one) => {
    const isOtherColour = colours.get(one.productId) !== one.look.colour
    const place = one.main ? (places.get(one.categoryId) ?? 0) : isOtherColour ? 1e6 : 2e6
    if (one.main) places.set(one.categoryId, place + 1)
    return { ...one, place }
  })
  const looks = new Map<string, Candidate>()
  for (const one of placed.toSorted((a, b) => a.place - b.place)) if (!looks.has(one.name)) looks.set(one.name, one)
  return views.flatMap((view) => [...looks.values()].map(({ name, look }) => ({ name, look, view })))
}
