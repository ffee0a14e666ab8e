import * as texts from '#texts/pages/cart'
import { invalidCartItems } from '@vanek/sdk/cart'
import { useEffect, useRef } from 'react'
import { useActionData, useLoaderData } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { useIsOn, useShell } from '../../entities/shop/use-shell.ts'
import type { CartRefusal } from '../../features/cart/commands/intent.ts'
import { GiftChoice, useStoredGifts } from '../../features/cart/gifts.tsx'
import { Undo, useRemoval } from '../../features/cart/lines/line-parts.tsx'
import { VariantsOfCart } from '../../features/cart/lines/line-variant.tsx'
import { ClearCart, Lines, LostLines, SaveList } from '../../features/cart/lines/lines.tsx'
import { CartBar } from '../../features/cart/proceed.tsx'
import { useBlocked, useShownCart } from '../../features/cart/use-shown-cart.ts'
import { Steps } from '../../features/checkout/order/steps.tsx'
import { OtherCarts } from '../../frame/markets/other-carts.tsx'
import type { PageHead } from '../../lib/page/env.ts'
import { bulkPath, newQuotePath } from '#market/paths'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Recommended } from '../../widgets/recommendations/recommended.tsx'
import { CartSummary } from './cart-summary.tsx'
import type { CartData } from './data.ts'

/** An empty cart, with links to categories. */
function EmptyCart() {
  const categories = useShell()?.menu.slice(0, 3) ?? []
  return (
    <Empty icon="cart" title={texts.emptyTitle}>
      <p>{texts.emptyNote}</p>
      <Link className={buttonClass('action')} to="/">
        {texts.seeGoods}
      </Link>
      <ul className="row empty-ways">
        {categories.map(({ title, path }) => (
          <li key={path}>
            <Link className="chip" to={path}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <OtherCarts />
    </Empty>
  )
}

/** Shows which variant is in the cart now; takes over the focus of the form, whose line is gone. */
function Changed({ name }: { readonly name: string }) {
  const at = useRef<HTMLParagraphElement>(null)
  useEffect(() => at.current?.focus({ preventScroll: true }), [])
  return (
    <Notice kind="success">
      <p ref={at} tabIndex={-1}>
        {texts.nowInCart(name)}
      </p>
    </Notice>
  )
}

/** The cart page. */
function CartPage({ cart: loaded, deliveryFrom, ways, fees, offer, variants, credits, flash }: CartData) {
  const hasBulkOrder = useIsOn('bulk_order')
  const hasQuotes = useIsOn('quotes')
  const hasLists = useIsOn('shopping_lists')
  const hasCredits = useIsOn('loyalty_credits')
  const { cart, stale, outdated } = useShownCart(loaded)
  const refused = useActionData() as CartRefusal | undefined
  const { removals, remove, clear, undo } = useRemoval(flash?.kind === 'removed' ? flash : null)
  const heading = useRef<HTMLHeadingElement>(null)
  useStoredGifts(offer, cart.prices, stale)
  const lost = invalidCartItems(cart)
  const items = lost.length > 0 ? cart.items.filter((item) => !lost.includes(item)) : cart.items
  const blocked = useBlocked(cart.prices)
  // these forms show their own errors, if they are on the page
  const showsOwnError = { coupon: true, 'save-list': hasLists, credits: hasCredits } as const
  const isShownElsewhere =
    refused?.kind && refused.kind in showsOwnError && showsOwnError[refused.kind as keyof typeof showsOwnError]
  const general = refused && refused.itemId === null && !isShownElsewhere ? refused.text : null
  return (
    <>
      <div className="page wrap checkout">
        <Steps current="index" />
        <h1 ref={heading} tabIndex={-1}>
          {texts.title}
        </h1>
        {general && (
          <Notice kind="danger" role="alert">
            {general}
          </Notice>
        )}
        {lost.length > 0 && <LostLines lines={lost} />}
        {flash?.kind === 'saved' && <Notice kind="success">{texts.listSaved(flash.name)}</Notice>}
        {flash?.kind === 'changed' && <Changed key={cart.version} name={flash.name} />}
        {flash?.kind === 'partly' && (
          <Notice kind="warning" role="alert">
            <ul>
              {flash.texts.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Notice>
        )}
        {flash?.kind === 'unplaced' && (
          <Notice kind="warning" role="alert">
            {texts.notPlaced}
          </Notice>
        )}
        {flash?.kind === 'unsure' && (
          <Notice kind="warning" role="alert">
            {texts.unsure}
          </Notice>
        )}
        {removals.map((removed) => (
          <Undo
            key={removed.at}
            removed={removed}
            onUndo={() => {
              // the pressed button goes away
              heading.current?.focus({ preventScroll: true })
              undo(removed)
            }}
          />
        ))}
        {items.length === 0 ? (
          <EmptyCart />
        ) : (
          <div className="checkout-cols">
            <div className="checkout-main">
              <VariantsOfCart value={variants}>
                <Lines items={items} refused={refused} onRemove={remove} />
              </VariantsOfCart>
              <div className="cart-ways">
                <Link className="back" to="/">
                  {texts.goOnShopping}
                </Link>
                {hasQuotes && <Link to={newQuotePath}>{texts.makeQuote}</Link>}
                {hasBulkOrder && <Link to={bulkPath}>{texts.bulkOrder}</Link>}
                <ClearCart onClear={() => clear(items)} />
              </div>
              <GiftChoice gifts={offer.gifts} prices={cart.prices} chosen={offer.chosen} />
              {credits !== null && hasLists && <SaveList />}
              {blocked === null && <CartBar prices={cart.prices} />}
            </div>
            <CartSummary
              cart={cart}
              stale={stale}
              deliveryFrom={deliveryFrom}
              ways={ways}
              fees={fees}
              outdated={outdated}
              credits={credits}
              blocked={blocked}
            />
          </div>
        )}
      </div>
      <Recommended
        placement={items.length === 0 ? 'checkout_empty_cart' : 'checkout_cart_items'}
        product={items[0]?.product?.id}
      />
    </>
  )
}

export const head: PageHead<CartData> = () => ({ title: texts.title })

/** `/kosik` */
export function Component() {
  return <CartPage {...(useLoaderData() as CartData)} />
}
