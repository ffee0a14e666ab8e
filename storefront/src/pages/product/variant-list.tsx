import { variantsShown, type Variant } from '@vanek/sdk/product'
import type { VariantState } from './product-screen.tsx'
import { Amount } from '../../entities/price/amount.tsx'
import { AvailabilityState } from '../../entities/product/availability.tsx'
import { perUnit, unitPair } from '../../entities/price/pairs.ts'
import { Link } from '../../ui/link.tsx'

export interface VariantListProps {
  readonly variants: readonly Variant[]
  /** Id of the variant that needs no query parameter; null if the default variant must be chosen like any other. */
  readonly usual: number | null
}

function Row({ variant, to }: { readonly variant: Variant; readonly to: string }) {
  return (
    <li className="variant-row">
      <Link to={{ search: to }} state={{ variant: variant.id } satisfies VariantState} replace>
        {variant.name}
      </Link>
      <span className="small quiet num">{variant.catalogCode}</span>
      <AvailabilityState availability={variant.availability} />
      <span className="variant-row-price">
        <Amount of={unitPair(variant.prices)} unit={perUnit(variant.unit)} />
      </span>
    </li>
  )
}

/** Every variant with its code, availability and price: 4 of them, the rest on demand (B9.24). */
export function VariantList({ variants, usual }: VariantListProps) {
  const row = (variant: Variant) => (
    <Row key={variant.id} variant={variant} to={variant.id === usual ? '' : `?variant_id=${variant.id}`} />
  )
  const rest = variants.slice(variantsShown)
  return (
    <>
      <ul className="variant-rows">{variants.slice(0, variantsShown).map(row)}</ul>
      {rest.length > 0 && (
        <details className="fold">
          <summary>Další varianty ({rest.length})</summary>
          <ul className="variant-rows">{rest.map(row)}</ul>
        </details>
      )}
    </>
  )
}
