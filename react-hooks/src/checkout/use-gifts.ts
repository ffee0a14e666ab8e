import type { OfferedGift } from '@vanek/sdk/checkout'
import { useCheckoutStore } from './checkout-provider.tsx'
import { type ChoiceProps, useBoxes } from './use-boxes.ts'
import { useCheckout } from './use-checkout.ts'

/** One gift as it is offered. */
export interface GiftChoice {
  readonly gift: OfferedGift
  readonly chosen: boolean
  readonly choiceProps: ChoiceProps
}

/**
 * The gifts to choose from, as checkboxes; those the goods are not dear enough for are disabled.
 *
 * ```tsx
 * const gifts = useGifts()
 * return gifts.map(({ gift, choiceProps }) => (
 *   <label key={gift.id}><input {...choiceProps} /> {gift.name}</label>
 * ))
 * ```
 */
export function useGifts(): readonly GiftChoice[] {
  const store = useCheckoutStore()
  const gifts = useCheckout((state) => state.gifts, sameGifts)
  const chosen = useCheckout(({ choice }) => choice.gifts)
  const propsFor = useBoxes({
    type: 'checkbox',
    name: 'gifts',
    initial: store.getInitialState().choice.gifts,
    chosen,
    current: () => store.getState().choice.gifts,
    press: (id) => void store.toggleGift(id),
  })
  return gifts.map((gift) => ({
    gift,
    chosen: chosen.includes(gift.id),
    choiceProps: { ...propsFor(gift.id), disabled: !gift.available },
  }))
}

const sameGifts = (a: readonly OfferedGift[], b: readonly OfferedGift[]): boolean =>
  a.length === b.length &&
  a.every(
    (gift, index) => gift.id === b[index]?.id && gift.available === b[index].available && gift.price === b[index].price,
  )
