import { type CartPrices, minimumOrder, minimumOrderText } from '@vanek/sdk/cart'
import { csBasics } from '@vanek/sdk/i18n/cs'
import { useSelling } from '../../entities/shop/use-selling.ts'
import { useGross } from '../../entities/price/use-gross.ts'

/** Why nothing can be ordered now (C5.44, C5.47); null when it can. */
export function useBlocked(prices: CartPrices): string | null {
  const gross = useGross()
  const { disabled, text } = useSelling()
  if (disabled) return text ?? csBasics.shopping_disabled
  const { reached, remaining } = minimumOrder(prices)
  return reached ? null : `${minimumOrderText(gross(remaining), csBasics)}.`
}
