import {
  useAddToCart,
  useBatchAdd,
  useBulkOrder,
  useCart,
  useCartLine,
  useCompare,
  useCompareToggle,
  useContactForm,
  useCouponForm,
  useCreditsForm,
  useDisclosure,
  useFlashes,
  useIsCompared,
  useLastVisited,
  useMinimumDelay,
  useMoney,
  useNewsletterForm,
  useNotices,
  useOverlays,
  useQuantityInput,
  useReviewForm,
  useSearchField,
  useStickyHeader,
  useWatcherForm,
} from '@vanek/react-hooks'
import { cs } from '@vanek/sdk/i18n/cs'
import type { ReactNode } from 'react'

/** Every hook of the package on one screen. */
export function Everything(): ReactNode {
  const add = useAddToCart({ variantId: 30, prices: { unitWithTax: 0 }, availability: { isAvailable: true } })
  const quantity = useQuantityInput({ value: 2, unit: 'ks', onCommit: () => {} })
  const line = useCartLine(1)
  const coupon = useCouponForm()
  const credits = useCreditsForm()
  const bulk = useBulkOrder()
  const money = useMoney()
  const newsletter = useNewsletterForm({ messages: cs })
  const contact = useContactForm()
  const disclosure = useDisclosure()
  const overlays = useOverlays()
  const { ref: headerRef, state: sticky } = useStickyHeader()
  const { ids, loaded } = useCompare()
  const toggle = useCompareToggle(5)
  const visited = useLastVisited()
  const batch = useBatchAdd([{ variantId: 40, prices: { unitWithTax: 10 }, availability: { isAvailable: true } }])
  const search = useSearchField({ initialQuery: 'větrák' })
  const review = useReviewForm({ productId: 5 })
  const watcher = useWatcherForm({ productId: 5 })
  const { notices } = useNotices()
  useFlashes()
  const count = useCart((state) => (state.loaded ? state.count : null))
  return (
    <main>
      <output aria-label="count">{count ?? '·'}</output>
      <output aria-label="line">{line.item?.amount ?? 'none'}</output>
      <output aria-label="compared">{loaded ? ids.join() : 'unknown'}</output>
      <output aria-label="is compared">{String(useIsCompared(5))}</output>
      <output aria-label="notices">{notices.map(({ text }) => text).join()}</output>
      <output aria-label="visited">{visited.loaded ? visited.ids.join() : 'unknown'}</output>
      <output aria-label="loading">{String(useMinimumDelay(false))}</output>
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
      <form aria-label="coupon" {...coupon.formProps}>
        {coupon.hiddenInputs.map((input) => (
          <input key={input.name} {...input} />
        ))}
        <input aria-label="code" {...coupon.fieldProps} />
        <p {...coupon.errorProps}>{coupon.error}</p>
      </form>
      <form aria-label="credits" {...credits.formProps}>
        <input aria-label={`${credits.applied} of ${credits.available}`} {...credits.fieldProps} />
        <p {...credits.errorProps}>{credits.error}</p>
      </form>
      <textarea aria-label="bulk" value={bulk.text} onChange={(event) => bulk.setText(event.currentTarget.value)} />
      <form aria-label="search" {...search.formProps}>
        <input aria-label="query" {...search.inputProps} />
        {search.isOpen && <div {...search.listboxProps} />}
      </form>
      <form aria-label="batch" {...batch.formProps}>
        <button {...batch.buttonProps}>add {batch.count}</button>
      </form>
      <form aria-label="review" {...review.formProps}>
        <div {...review.starsProps}>
          <input aria-label="5" {...review.starProps(5)} />
        </div>
        <textarea aria-label="text" {...review.fieldProps('text')} />
        <p {...review.errorProps('text')}>{review.issueOf('text')?.code}</p>
        <p {...review.messageProps}>{review.state.status}</p>
      </form>
      <form aria-label="watcher" {...watcher.formProps}>
        <input aria-label="watcher email" {...watcher.inputProps} />
        <p {...watcher.messageProps}>{watcher.state.status}</p>
      </form>
      <button {...toggle.buttonProps}>compare</button>
      <form aria-label="newsletter" {...newsletter.formProps}>
        <input aria-label="email" {...newsletter.inputProps} />
        <button {...newsletter.buttonProps}>{newsletter.state.status}</button>
      </form>
      <form aria-label="contact" {...contact.formProps}>
        <input aria-label="contact email" {...contact.fieldProps('email')} />
        <textarea aria-label="message" {...contact.fieldProps('message')} />
        <p {...contact.errorProps('email')}>{contact.errors.email}</p>
        <button {...contact.buttonProps}>write</button>
        <p {...contact.messageProps}>{contact.state.status}</p>
      </form>
      <header ref={headerRef} data-sticky={sticky} />
      <details {...disclosure.detailsProps}>
        <summary {...disclosure.buttonProps}>more</summary>
        <p {...disclosure.panelProps}>more of it</p>
      </details>
      <output aria-label="consent">{overlays.loaded ? String(overlays.consentOpen) : 'unknown'}</output>
    </main>
  )
}
