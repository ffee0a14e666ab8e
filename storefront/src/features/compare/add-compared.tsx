import { useAddToCart } from '@vanek/react-hooks'
import { cs } from '@vanek/sdk/i18n/cs'
import { startVariant, type Product } from '@vanek/sdk/product'
import { Button } from '../../ui/button.tsx'
import { previewOf } from '../product/preview-of.ts'

/** Puts the product's usual variant into the cart. */
export function AddCompared({ product }: { readonly product: Product }) {
  const variant = startVariant(product)
  const { id, prices, availability } = variant
  const { formProps, hiddenInputs, buttonProps, pending, reason, reasonProps } = useAddToCart({
    variantId: id,
    prices,
    availability,
    amount: availability.amountMin,
    preview: previewOf(product, variant),
  })
  return (
    <form {...formProps}>
      {hiddenInputs.map((input) => (
        <input key={input.name} {...input} />
      ))}
      <Button {...buttonProps} busy={pending} aria-label={`Do košíku: ${product.name}`}>
        Do košíku
      </Button>
      {reason && (
        <p className="small quiet" {...reasonProps}>
          {cs[reason]}
        </p>
      )}
    </form>
  )
}
