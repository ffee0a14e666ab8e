import { type UseReadResult, ShopParts, useRecommendations } from '@vanek/react-hooks'
import type { ProductBox } from '@vanek/sdk/product'
import type { Placement } from '@vanek/sdk/recommendations'
import { type ReactNode, useState } from 'react'
import { useShell } from '../../entities/shop/use-shell.ts'
import { recommenderOf } from '../../lib/ports/recommender.ts'
import { makeVisitor } from '../../lib/visitor/visitor.ts'

const inRow = 4

/** One row of four; fewer products are shown as they are. */
export const rowOf = <T,>(products: readonly T[]): readonly T[] => products.slice(0, inRow)

interface OffersQuery {
  readonly placement: Placement
  readonly product?: number | undefined
  readonly category?: number | undefined
}

/** Products from the recommender in the shop's settings; empty until it answers, and if it fails. */
export function useOffers({ placement, product, category }: OffersQuery): UseReadResult<readonly ProductBox[]> {
  const name = useShell()?.settings.integrations.recommender ?? null
  return useRecommendations({ recommender: recommenderOf(name), placement, product, category })
}

function knownVisitor() {
  const visitor = makeVisitor()
  visitor.load()
  return visitor
}

/** Provides the visitor of this browser for late parts, which the server does not render. */
export function WithVisitor({ children }: { readonly children: ReactNode }) {
  const [visitor] = useState(knownVisitor)
  return <ShopParts visitor={visitor}>{children}</ShopParts>
}
