import type { Look } from './types.ts'

/** A look with the variant that has it; the first variant of a product comes first. */
export interface VariantLook {
  readonly categoryId: number
  readonly productId: number
  readonly variantId: number
  readonly first: boolean
  /** Whether it is the variant that stands for its product in lists. */
  readonly main: boolean
  /** How well its product sells; null where not everybody may see it. */
  readonly popularity: number | null
  /** Name of its pictures and of its drawing; looks that are the same have the same. */
  readonly name: string
  readonly look: Look
}

/** The looks of the demo shop. Only this function reads its catalogue. */
export async function readCatalogue(): Promise<readonly VariantLook[]> {
  const seed = new URL('../../specs/sandbox/seed/', import.meta.url).href
  const { catalogueLooks } = (await import(/* @vite-ignore */ `${seed}looks/catalogue-looks.ts`)) as {
    catalogueLooks: () => Iterable<Omit<VariantLook, 'main' | 'popularity'>>
  }
  const { catalogue } = (await import(/* @vite-ignore */ `${seed}catalogue.ts`)) as {
    catalogue: () => { products: () => Iterable<Sold> }
  }
  const products = [...catalogue().products()]
  const mains = new Set(products.map(({ defaultVariantId }) => defaultVariantId))
  const sold = new Map(products.map(({ id, popularity, visibleTo }) => [id, visibleTo === null ? popularity : null]))
  return [...catalogueLooks()].map((one) => ({
    ...one,
    main: mains.has(one.variantId),
    popularity: sold.get(one.productId) ?? null,
  }))
}

interface Sold {
  readonly id: number
  readonly defaultVariantId: number
  readonly popularity: number
  readonly visibleTo: string | null
}
