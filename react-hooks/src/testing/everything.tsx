import {
  useAddresses,
  useAddressField,
  useAddressForm,
  useAddToCart,
  useBatchAdd,
  useBulkOrder,
  useChangePasswordForm,
  useCart,
  useCartItem,
  useCompare,
  useCompareToggle,
  useContactForm,
  useCouponForm,
  useCreditsForm,
  useForgottenPasswordForm,
  useLastVisited,
  useLoginCodeForm,
  useLoginForm,
  useMinimumDelay,
  useMoney,
  useTotalMoney,
  useNewsletterForm,
  useNotices,
  useOrder,
  useOrderLookupForm,
  useOverlays,
  useProfileForm,
  useQuantityInput,
  useRecommendations,
  useRegistrationForm,
  useResetPasswordForm,
  useReorder,
  useReviewForm,
  useQuestionForm,
  useSearchField,
  useSession,
  useSessionActions,
  useStickyHeader,
  useUser,
  useWatcherForm,
  useWishList,
  useWishToggle,
} from '@vanek/react-hooks'
import type { User } from '@vanek/sdk/account'
import { cs } from '@vanek/sdk/i18n/cs'
import { productRecommender } from '@vanek/sdk/integrations/recommenders'
import type { OrderDetails } from '@vanek/sdk/orders'
import type { ReactNode } from 'react'

const jana: User = {
  ...{ id: '7', email: 'jana@vanek.test', firstName: 'Jana', lastName: 'Nová', phone: null, groups: [] },
  ...{ variantHash: null, address: null, business: null, newsletter: true, attributes: { custom: {} } },
  ...{ credits: { amount: 0 }, wishList: null, shoppingLists: [] },
}

const placed = { code: '2600001' } as OrderDetails

/** Renders every hook of the package. */
export function Everything(): ReactNode {
  const add = useAddToCart({ variantId: 30, prices: { unitWithTax: 0 }, availability: { isAvailable: true } })
  const quantity = useQuantityInput({ value: 2, unit: 'ks', onCommit: () => {} })
  const line = useCartItem(1)
  const coupon = useCouponForm()
  const credits = useCreditsForm()
  const bulk = useBulkOrder()
  const money = useMoney()
  const total = useTotalMoney()
  const newsletter = useNewsletterForm({ messages: cs, callbackPath: '/aktivovat' })
  const contact = useContactForm()
  const login = useLoginForm()
  const registration = useRegistrationForm()
  const forgotten = useForgottenPasswordForm({ callbackUrl: 'https://shop.test/resetovat-heslo' })
  const loginCode = useLoginCodeForm()
  const reset = useResetPasswordForm({ email: 'jana@vanek.test', token: 'T' })
  const change = useChangePasswordForm()
  const actions = useSessionActions()
  const overlays = useOverlays()
  const { ref: headerRef, state: sticky } = useStickyHeader()
  const { ids, loaded } = useCompare()
  const toggle = useCompareToggle(5)
  const visited = useLastVisited()
  const batch = useBatchAdd([{ variantId: 40, prices: { unitWithTax: 10 }, availability: { isAvailable: true } }])
  const search = useSearchField({ initialQuery: 'větrák' })
  const review = useReviewForm({ productId: 5 })
  const question = useQuestionForm({ productId: 5 })
  const watcher = useWatcherForm({ productId: 5 })
  const addresses = useAddresses({ initial: [], messages: cs })
  const address = useAddressForm({ addresses })
  const street = useAddressField({
    field: 'street',
    validation: { suggest: async () => [] },
    about: () => ({ country: 'CZE' }),
    onChoose: () => {},
  })
  const profile = useProfileForm({ user: jana })
  const lookup = useOrderLookupForm({ callbackUrl: 'https://shop.test/sledovani-objednavky/odkaz' })
  const order = useOrder({ token: 'current' }, { initial: placed })
  const again = useReorder({ items: [] }, { messages: cs })
  const heart = useWishToggle(30)
  const wished = useWishList()
  const offered = useRecommendations({ recommender: productRecommender, placement: 'homepage' })
  const { notices } = useNotices()
  const count = useCart((state) => (state.loaded ? state.count : null))
  return (
    <main>
      <output aria-label="count">{count ?? '·'}</output>
      <output aria-label="line">{line.item?.amount ?? 'none'}</output>
      <output aria-label="compared">{loaded ? ids.join() : 'unknown'}</output>
      <output aria-label="notices">{notices.map(({ text }) => text).join()}</output>
      <output aria-label="visited">{visited.loaded ? visited.ids.join() : 'unknown'}</output>
      <output aria-label="offered">{offered.isFetching ? 'loading' : offered.data.length}</output>
      <output aria-label="loading">{String(useMinimumDelay(false))}</output>
      <output aria-label="price">{money(1290)}</output>
      <output aria-label="total">{total(1290)}</output>
      <form aria-label="add" {...add.formProps}>
        {add.hiddenInputs.map((input) => (
          <input key={input.name} {...input} />
        ))}
        <input aria-label="amount" {...quantity.inputProps} />
        <button {...quantity.incrementButtonProps}>more</button>
        <button {...quantity.decrementButtonProps}>less</button>
        <button {...add.buttonProps}>add</button>
        <p {...add.reasonProps}>{add.reason}</p>
      </form>
      <form aria-label="coupon" {...coupon.formProps}>
        {coupon.hiddenInputs.map((input) => (
          <input key={input.name} {...input} />
        ))}
        <input aria-label="code" {...coupon.inputProps} />
        <p {...coupon.errorProps}>{coupon.error?.code}</p>
      </form>
      <form aria-label="credits" {...credits.formProps}>
        <input aria-label={`${credits.applied} of ${credits.available}`} {...credits.inputProps} />
        <p {...credits.errorProps}>{credits.error?.code}</p>
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
        <div {...review.radioGroupProps}>
          <input aria-label="5" {...review.radioProps(5)} />
        </div>
        <textarea aria-label="text" {...review.inputProps('text')} />
        <p {...review.errorProps('text')}>{review.issueOf('text')?.code}</p>
        <p {...review.statusProps}>{review.status}</p>
      </form>
      <form aria-label="question" {...question.formProps}>
        <textarea aria-label="question text" {...question.inputProps('question')} />
        <p {...question.statusProps}>{question.status}</p>
      </form>
      <form aria-label="watcher" {...watcher.formProps}>
        <input aria-label="watcher email" {...watcher.inputProps} />
        <p {...watcher.statusProps}>{watcher.status}</p>
      </form>
      <button {...toggle.buttonProps}>compare</button>
      <form aria-label="newsletter" {...newsletter.formProps}>
        <input aria-label="email" {...newsletter.inputProps} />
        <button {...newsletter.buttonProps}>{newsletter.status}</button>
      </form>
      <form aria-label="contact" {...contact.formProps}>
        <input aria-label="contact email" {...contact.inputProps('email')} />
        <textarea aria-label="message" {...contact.inputProps('message')} />
        <p {...contact.errorProps('email')}>{contact.errors.email}</p>
        <button {...contact.buttonProps}>write</button>
        <p {...contact.statusProps}>{contact.status}</p>
      </form>
      <form aria-label="address" {...address.formProps}>
        <input {...address.inputProps('street')} {...street.inputProps} />
        <input {...address.checkboxProps('isDefault')} />
      </form>
      <form aria-label="profile" {...profile.formProps}>
        <input {...profile.inputProps('firstName')} />
        <p {...profile.errorProps('firstName')}>{profile.errors.firstName}</p>
      </form>
      <form aria-label="lookup" {...lookup.formProps}>
        <input aria-label="order" {...lookup.inputProps('code')} />
        <output aria-label="placed">{order.data?.code}</output>
      </form>
      <form {...again.formProps}>
        <button {...again.buttonProps}>order again</button>
        <button {...heart.buttonProps}>{wished.loaded ? wished.items.length : 'unknown'}</button>
      </form>
      <form aria-label="login" {...login.formProps}>
        <input aria-label="login email" {...login.inputProps('email')} />
        <p {...login.errorProps('email')}>{login.issueOf('email')?.code}</p>
        <button {...login.buttonProps}>sign in</button>
        <p {...login.statusProps}>{login.status}</p>
      </form>
      <form aria-label="registration" {...registration.formProps}>
        <input aria-label="terms" {...registration.checkboxProps('terms')} />
      </form>
      <form aria-label="login code" {...loginCode.formProps}>
        <input aria-label="login code email" {...loginCode.inputProps('email')} />
      </form>
      <form aria-label="forgotten" {...forgotten.formProps}>
        <input aria-label="forgotten email" {...forgotten.inputProps('email')} />
      </form>
      <form aria-label="reset" {...reset.formProps}>
        {reset.hiddenInputs.map((input) => (
          <input key={input.name} {...input} />
        ))}
      </form>
      <form aria-label="change" {...change.formProps}>
        <input aria-label="old password" {...change.inputProps('oldPassword')} />
      </form>
      <button onClick={() => void actions?.signOut()}>sign out</button>
      <output aria-label="session">{useSession(({ status }) => status)}</output>
      <output aria-label="user">{useUser()?.firstName ?? 'nobody'}</output>
      <header ref={headerRef} data-sticky={sticky} />
      <output aria-label="consent">{overlays.loaded ? String(overlays.consentOpen) : 'unknown'}</output>
    </main>
  )
}
