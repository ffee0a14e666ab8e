import { type ReadOf, useRecommendations } from '@vanek/react-hooks'
import { recommenderNamed } from '@vanek/sdk/integrations/recommenders'
import type { ProductBox } from '@vanek/sdk/product'
import type { Placement } from '@vanek/sdk/recommendations'
import { useShell } from '../../entities/shop/use-shell.ts'

export interface Asked {
  readonly placement: Placement
  readonly product?: number | undefined
  readonly category?: number | undefined
}

/** What the recommender that the shop's settings name offers; nothing until it has answered, and when it cannot. */
export function useOffers({ placement, product, category }: Asked): ReadOf<readonly ProductBox[]> {
  const name = useShell()?.settings.integrations.recommender ?? null
  return useRecommendations({ recommender: recommenderNamed(name), placement, product, category })
}
