import {
  useAddToCart,
  useCart,
  useCartLine,
  useCompare,
  useIsCompared,
  useMoney,
  useNewsletterForm,
  useNotices,
  useQuantityInput,
} from '@vanek/react-hooks'
import type { ReactNode } from 'react'

/** Every hook of the package on one screen. */
export function Everything(): ReactNode {
  const add = useAddToCart({ variantId: 30, prices: { unitWithTax: 0 }, availability: { isAvailable: true } })
  const quantity = useQuantityInput({ value: 2, unit: 'ks', onCommit: () => {} })
  const line = useCartLine(1)
  const money = useMoney()
  const newsletter = useNewsletterForm()
  const { ids, loaded } = useCompare()
  const { notices } = useNotices()
  const count = useCart((state) => (state.loaded ? state.count : null))
  return (
    <main>
      <output aria-label="count">{count ?? '·'}</output>
      <output aria-label="line">{line.item?.amount ?? 'none'}</output>
      <output aria-label="compared">{loaded ? ids.join() : 'unknown'}</output>
      <output aria-label="is compared">{String(useIsCompared(5))}</output>
      <output aria-label="notices">{notices.map(({ text }) => text).join()}</output>
      <output aria-label="price">{money(1290)}</output>
      <form aria-label="add" {...add.formProps}>
        {add.hiddenInputs.map((input) => (
          <input key={input.name} {...input} />
        ))}
        <input aria-label="amount" {...quantity.inputProps} />
        <button {...quantity.incrementProps}>more</button>
        <button {...quantity.decrementProps}>less</button>
        <button {...add.buttonProps}>add</button>
        <p {...add.reasonProps}>{add.reason}</p>
      </form>
      <form aria-label="newsletter" {...newsletter.formProps}>
        <input aria-label="email" {...newsletter.inputProps} />
        <p {...newsletter.messageProps}>{newsletter.state.status}</p>
      </form>
    </main>
  )
}
