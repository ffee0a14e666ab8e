import * as texts from '#texts/features/add-to-cart'
import { useBatchAdd, useQuantityInput, useShop } from '@vanek/react-hooks'
import { errorText } from '@vanek/sdk/i18n'
import { messages } from '#market/messages'
import { getProduct, type Product, type ProductBox, amountLimits, type Variant } from '@vanek/sdk/product'
import { useEffect, useState } from 'react'
import { Amount, perUnit, unitPair } from '../../entities/price/amount.tsx'
import { AvailabilityState } from '../../entities/product/availability.tsx'
import { previewOf } from '../../entities/product/pictures.ts'
import { useLimits } from '../../entities/shop/use-limits.ts'
import { Button } from '../../ui/button.tsx'
import { Quantity } from '../../ui/quantity.tsx'

type Batch = ReturnType<typeof useBatchAdd>

function Row({ variant, batch }: { readonly variant: Variant; readonly batch: Batch }) {
  const { id, name, unit, prices, availability } = variant
  const quantity = useQuantityInput({
    value: batch.amountOf(id),
    ...amountLimits(availability),
    min: 0,
    unit,
    name: `amount-${id}`,
    ...useLimits(unit, (amount) => batch.setAmount(id, amount), id),
  })
  const error = batch.failed.get(id)
  return (
    <li className="batch-row">
      <span>
        {name} <Amount of={unitPair(prices)} unit={perUnit(unit)} />
      </span>
      {batch.canAdd(id) ? (
        <Quantity label={texts.amountOf(name)} measure={perUnit(quantity.unit)} {...quantity} />
      ) : (
        <AvailabilityState availability={availability} />
      )}
      {error && (
        <p className="field-error" role="alert">
          {name}: {errorText(messages, error)}
        </p>
      )}
    </li>
  )
}

function Rows({ product }: { readonly product: Product }) {
  const batch = useBatchAdd(
    product.variants.map((variant) => ({
      variantId: variant.id,
      prices: variant.prices,
      availability: variant.availability,
      preview: previewOf(product, variant),
    })),
  )
  return (
    <form {...batch.formProps} className="batch" aria-label={texts.variantsOf(product.name)}>
      <ul>
        {product.variants.map((variant) => (
          <Row key={variant.id} variant={variant} batch={batch} />
        ))}
      </ul>
      <Button {...batch.buttonProps} tone="action">
        {batch.count > 0 ? texts.addCount(batch.count) : texts.add}
      </Button>
    </form>
  )
}

/** Amounts of all variants of a product, added to the cart together (B4.14, B4.15). */
export function BoxBatch({ product: box }: { readonly product: ProductBox }) {
  const shop = useShop()
  const [found, setFound] = useState<Awaited<ReturnType<typeof getProduct>> | null>(null)
  useEffect(() => {
    let isCurrent = true
    void getProduct(shop, { slug: box.slug }).then((answer) => isCurrent && setFound(answer))
    return () => {
      isCurrent = false
    }
  }, [shop, box.slug])
  if (!found) return <p className="small quiet">{texts.loadingVariants}</p>
  if (!found.ok) return <p className="field-error">{errorText(messages, found.error)}</p>
  return <Rows product={found.data} />
}
