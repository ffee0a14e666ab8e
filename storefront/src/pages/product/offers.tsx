import * as texts from '#texts/pages/product'
import { productFolder } from '#market/paths'
import { useShop, useWatcherForm } from '@vanek/react-hooks'
import { formatAmount } from '@vanek/sdk/format'
import { imageSources, productStyles } from '@vanek/sdk/images'
import { canBeOrdered, type Prices, type Product, type Variant } from '@vanek/sdk/product'
import { useActionData } from 'react-router-dom'
import { Amount, unitPair } from '../../entities/price/amount.tsx'
import type { ProductAnswer } from '../../entities/product/answers.ts'
import { useIsOn } from '../../entities/shop/use-shell.ts'
import { useMessageText } from '../../lib/texts/use-message-text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import type { ProductPageData } from './data.ts'
import { Promises } from './promises.tsx'

interface WatcherProps {
  readonly productId: number
  readonly variantId: number
  readonly slug: string
}

/** A form to be notified by e-mail when a sold-out product is available again (C7.53); it works without scripts. */
function Watcher({ productId, variantId, slug }: WatcherProps) {
  const { status, error, formProps, inputProps, buttonProps, statusProps } = useWatcherForm({
    ...{ productId, variantId },
    action: `/${productFolder}/${slug}`,
  })
  const answer = useActionData() as ProductAnswer | undefined
  const posted = answer?.kind === 'watch' ? answer : undefined
  const sentence = useMessageText(error ?? (status === 'success' ? 'watcher_sent' : undefined), { atField: true })
  // the server's message about the posted form stays until the hook has one
  const shownText = status === 'idle' && posted ? posted.error || texts.watched : sentence
  const bad = status === 'idle' ? Boolean(posted?.error) : inputProps['aria-invalid']
  const on = useIsOn('watcher')
  // a form from an older page may still be posted; the refusal is shown without the form
  if (!on) return posted?.error ? <p className="field-error">{posted.error}</p> : null
  return (
    <form {...formProps} className="watcher panel">
      <input type="hidden" name="intent" value="watch" />
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="variantId" value={variantId} />
      <label className="field-label" htmlFor={inputProps.id}>
        {texts.watcherLabel}
      </label>
      <div className="watcher-row">
        <input
          {...inputProps}
          className="input"
          aria-invalid={bad}
          placeholder={texts.emailExample}
          defaultValue={posted?.email}
        />
        <Button {...buttonProps} busy={status === 'pending'}>
          {texts.watch}
        </Button>
      </div>
      <p className={bad ? 'field-error' : 'small'} {...statusProps}>
        {shownText}
      </p>
      <p className="small quiet">{texts.watcherNote}</p>
    </form>
  )
}

/** Available gifts with the product (B3.08, B3.18). */
function Gifts({ gifts }: Pick<Product, 'gifts'>) {
  const { cdn } = useShop().config.endpoints
  const there = gifts.filter(({ availability }) => availability.isAvailable)
  if (there.length === 0) return null
  return (
    <ul className="gifts small">
      {there.map(({ id, name, image }) => (
        <li key={id}>
          {image ? <Image sources={imageSources(cdn, image, productStyles.thumbnail)} alt="" /> : <Icon name="gift" />}
          <span>
            <b>{texts.gift}</b> {name}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Unit prices of larger amounts (B3.15). */
function QuantityPrices({ prices, unit }: { readonly prices: Prices; readonly unit: string }) {
  if (prices.quantityPrices.length === 0) return null
  return (
    <table className="quantity-prices small num">
      <caption>{texts.quantityTitle}</caption>
      <tbody>
        {prices.quantityPrices.map(({ amount, ...price }) => (
          <tr key={amount}>
            <th scope="row">{texts.fromAmount(formatAmount(amount, unit))}</th>
            <td>
              <Amount of={unitPair(price)} unit={unit} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface ProductOffersProps {
  readonly product: Product
  readonly variant: Variant
  readonly storage: ProductPageData['storage']
  readonly delivery: ProductPageData['delivery']
}

/** The form to watch a sold-out product, quantity prices, gifts and delivery. */
export function ProductOffers({ product, variant, storage, delivery }: ProductOffersProps) {
  const { saleable } = product.visibility
  return (
    <>
      {saleable && !canBeOrdered(variant.availability) && (
        <Watcher key={variant.id} productId={product.id} slug={product.slug} variantId={variant.id} />
      )}
      <QuantityPrices prices={variant.prices} unit={variant.unit} />
      <Gifts gifts={product.gifts} />
      {saleable && <Promises product={product} variant={variant} storage={storage} delivery={delivery} />}
    </>
  )
}

/** Loaded with the offers. */
export { BuyBarDelivery } from './buy-bar-delivery.tsx'
