import { listOf, readInteger } from '../kernel/read.ts'
import { mostRecommended } from './sizes.ts'

/** The part of a product that recommendations need. */
interface Offerable {
  readonly id: number
  readonly availability: { readonly isAvailable: boolean }
}

const readId = (value: unknown): number | undefined => {
  const id = readInteger(value)
  return id !== undefined && id > 0 ? id : undefined
}

/** Reads ids from a response, in its order: whole numbers above 0, without duplicates, twenty at most. */
export const readIds = (value: unknown): readonly number[] =>
  [...new Set(listOf(readId)(value))].slice(0, mostRecommended)

/** The recommended products that are available, in the recommender's order. */
export function pickRecommended<P extends Offerable>(ids: readonly number[], products: readonly P[]): readonly P[] {
  const byId = new Map(products.map((product) => [product.id, product]))
  return [...new Set(ids)].flatMap((id) => {
    const product = byId.get(id)
    return product?.availability.isAvailable ? [product] : []
  })
}
