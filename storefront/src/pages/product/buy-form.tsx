import * as texts from '#texts/pages/product'
import { useAddToCart, useQuantityInput } from '@vanek/react-hooks'
import { market } from '#market/market'
import { reasonMessages } from '#market/messages'
import { productFolder } from '#market/paths'
import { amountLimits, isMadeToOrder, type Product, type Variant } from '@vanek/sdk/product'
import { type ReactNode, useState } from 'react'
import { useActionData } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { perUnit } from '../../entities/price/amount.tsx'
import type { ProductAnswer } from '../../entities/product/answers.ts'
import { AvailabilityState } from '../../entities/product/availability.tsx'
import { previewOf } from '../../entities/product/pictures.ts'
import { useLimits } from '../../entities/shop/use-limits.ts'
import { useIsOn } from '../../entities/shop/use-shell.ts'
import { useMessageText } from '../../lib/texts/use-message-text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Quantity } from '../../ui/quantity.tsx'
import { BuyBar } from './buy-bar.tsx'

export interface BuyFormProps {
  readonly product: Product
  readonly variant: Variant
  /** Whether the variant can be added to the cart; otherwise one has to be chosen first (C5.43). */
  readonly isChosen: boolean
  /** Whether the URL selects payment with loyalty credits (B2.16). */
  readonly forCredits: boolean
  /** Whether it sold out since the page was rendered. */
  readonly soldMeanwhile: boolean
  /** When it arrives, for the bar of a phone. */
  readonly delivery: ReactNode
}

/** Availability, the amount and the button; without scripts a plain form that posts to the cart. */
export function BuyForm({ product, variant, isChosen, forCredits, soldMeanwhile, delivery }: BuyFormProps) {
  const { availability, prices, unit, creditsPrice } = variant
  const { saleable } = product.visibility
  // made-to-order goods can be bought without stock; the back end decides
  const forceAdd = saleable && isMadeToOrder(availability)
  const isForSale = saleable && (forceAdd || availability.isAvailable)
  const hasCreditsPrice = useIsOn('loyalty_credits') && creditsPrice !== null && isForSale
  const credits = hasCreditsPrice && forCredits
  const own = variant.id === product.defaultVariantId ? '' : `variant_id=${variant.id}`
  const limits = amountLimits(availability)
  const [amount, setAmount] = useState(limits.min)
  const quantity = useQuantityInput({
    value: amount,
    ...limits,
    unit,
    ...useLimits(unit, setAmount, variant.id),
  })
  const add = useAddToCart({
    variantId: isChosen ? variant.id : null,
    // a form without a variant is posted to this page, where one can be chosen
    ...(!isChosen && { action: `/${productFolder}/${product.slug}` }),
    prices,
    availability: saleable ? availability : { isAvailable: false },
    credits,
    forceAdd,
    preview: previewOf(product, variant),
  })
  const failure = useMessageText(add.error)
  // the form to watch it stands in place of the button
  const gone = !(add.canAdd || soldMeanwhile || isForSale)
  // a form without a variant was posted
  const posted = useActionData<ProductAnswer>()?.kind === 'choose'
  const isVariantMissing = add.reason === 'variant_required' && (posted || add.isRefused)
  const tip = add.reason && (saleable ? reasonMessages[add.reason] : undefined)
  return (
    <form {...add.formProps} className="buy">
      {add.hiddenInputs.map((input) => (
        <input key={input.name} {...input} />
      ))}
      {!isChosen && <input type="hidden" name="productId" value={product.id} />}
      <p className="buy-state" aria-live="polite">
        {saleable && <AvailabilityState availability={availability} unit={unit} />}
        {soldMeanwhile && <span className="small">{unit === market.pieceUnit ? texts.soldPiece : texts.soldRest}</span>}
      </p>
      {hasCreditsPrice && (
        <p className="buy-state">
          {credits ? (
            <>
              {texts.creditsBefore}
              <b className="num">{texts.credits(creditsPrice)}</b>
              {texts.creditsAfter}
              <Link to={{ search: own ? `?${own}` : '' }}>{texts.payWithMoney}</Link>
            </>
          ) : (
            <>
              {texts.orForCredits}
              <b className="num">{texts.credits(creditsPrice)}</b>.{' '}
              <Link to={{ search: `?${new URLSearchParams([...new URLSearchParams(own), ['for_credits', 'true']])}` }}>
                {texts.takeForCredits}
              </Link>
            </>
          )}
        </p>
      )}
      {gone || (
        <>
          <Quantity label={texts.amountLabel(quantity.unit ?? unit)} measure={perUnit(quantity.unit)} {...quantity} />
          <Button {...add.buttonProps} id="koupit" tone="action" big busy={add.isPending} data-tip={tip}>
            <Icon name="cart" />
            {credits ? texts.takeForCredits : texts.toCart}
          </Button>
        </>
      )}
      {add.reason && !(gone && saleable) && (
        <p
          className={isVariantMissing ? 'field-error' : 'quiet small'}
          role={isVariantMissing ? 'alert' : undefined}
          key={String(add.isRefused)}
          {...add.reasonProps}
        >
          {tip ?? texts.notSold}
        </p>
      )}
      {failure && (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
      {add.canAdd && (
        <BuyBar name={variant.fullname} prices={prices} unit={unit} busy={add.isPending} delivery={delivery} />
      )}
    </form>
  )
}
