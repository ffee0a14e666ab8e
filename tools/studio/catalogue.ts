import type { Look } from './types.ts'

/** A look with the variant that has it; the first variant of a product comes first. */
export interface VariantLook {
  readonly categoryId: number
  readonly productId: number
  readonly variantId: number
  readonly first: boolean
  readonly look: Look
}

/** The looks of the demo shop. The only place that reads its catalogue, and only when asked. */
export async function readCatalogue(): Promise<readonly VariantLook[]> {
  const file = new URL('../../specs/sandbox/seed/looks/catalogue-looks.ts', import.meta.url)
  const { catalogueLooks } = (await import(/* @vite-ignore */ file.href)) as {
    catalogueLooks: () => Iterable<VariantLook>
  }
  return [...catalogueLooks()]
}
