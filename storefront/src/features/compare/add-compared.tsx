import { useAddToCart } from '@vanek/react-hooks'
import { type Product, startVariant } from '@vanek/sdk/product'
import { cs } from '@vanek/sdk/i18n/cs'
import { Button } from '../../ui/button.tsx'

/** Puts the product's usual variant into the cart. */
export function AddCompared({ product }: { readonly product: Product }) {
  const { id, prices, availability } = startVariant(product)
  const { formProps, hiddenInputs, buttonProps, pending, reason, reasonProps } = useAddToCart({
    variantId: id,
    prices,
    availability,
    amount: availability.amountMin,
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
