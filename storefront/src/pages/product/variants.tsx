import * as texts from '#texts/pages/product'
import { Link } from '../../ui/link.tsx'
import {
  canPickByProperties,
  type Property,
  propertyPicker,
  type Variant,
  initialVariantCount,
} from '@vanek/sdk/product'
import { Amount, perUnit, unitPair } from '../../entities/price/amount.tsx'
import { AvailabilityState } from '../../entities/product/availability.tsx'
import { useIsOn } from '../../entities/shop/use-shell.ts'
import type { VariantState } from './view.tsx'

interface PropertyPickerProps {
  readonly variants: readonly Variant[]
  /** Id of the variant that needs no query parameter; null if the default variant must be chosen like any other. */
  readonly usual: number | null
  /** Id of the chosen variant; null if none is chosen. */
  readonly chosen: number | null
}

type Value = Property['values'][number]

/** The variants by name: for products whose variants have no named differences, and if the picker is disabled. */
const byName = (variants: readonly Variant[], chosen: number | null): Property => ({
  code: 'variant',
  title: texts.variant,
  values: variants.map(({ id, name, availability, parameters }) => ({
    value: name,
    color_hex: parameters.find(({ color_hex }) => color_hex)?.color_hex ?? null,
    variantId: id,
    chosen: id === chosen,
    available: availability.isAvailable,
  })),
})

/** One value as a link with its own URL; a sold-out one stays visible and is marked (B2.15, B4.04). */
function Choice({ value, to }: { readonly value: Value; readonly to: string }) {
  return (
    <Link
      className="variant"
      to={{ search: to }}
      state={{ variant: value.variantId } satisfies VariantState}
      replace
      preventScrollReset
      aria-current={value.chosen ? 'true' : undefined}
      data-sold-out={value.available ? undefined : ''}
    >
      <span>
        {value.color_hex && (
          <svg className="swatch" viewBox="0 0 16 16" aria-hidden="true">
            <circle cx="8" cy="8" r="7.5" fill={value.color_hex} />
          </svg>
        )}
        {value.value}
      </span>
      {!value.available && <small>{texts.soldOut}</small>}
    </Link>
  )
}

/**
 * The choice of a variant: a row of values for each property (B6.12), or the variants themselves, 4 at first (B9.24).
 */
export function PropertyPicker({ variants, usual, chosen }: PropertyPickerProps) {
  const byProperty = useIsOn('property_picker')
  if (variants.length < 2) return null
  const picked = byProperty && canPickByProperties(variants) ? propertyPicker(variants, chosen) : []
  const properties = picked.length > 0 ? picked : [byName(variants, chosen)]
  const to = ({ variantId }: Value) => (variantId === usual ? '' : `?variant_id=${variantId}`)
  return properties.map(({ code, title, values }) => {
    const own = values.find((value) => value.chosen)
    const first = picked.length > 0 ? values : values.filter((value, at) => at < initialVariantCount || value.chosen)
    const rest = values.filter((value) => !first.includes(value))
    const list = (shown: readonly Value[]) => (
      <ul className="variants">
        {shown.map((value) => (
          <li key={value.variantId + value.value}>
            <Choice value={value} to={to(value)} />
          </li>
        ))}
      </ul>
    )
    return (
      <section key={code} aria-labelledby={`vlastnost-${code}`}>
        <h2 className="label" id={`vlastnost-${code}`}>
          {title}
          {picked.length > 0 && own && <b>{` ${own.value}`}</b>}
        </h2>
        {list(first)}
        {rest.length > 0 && (
          <details className="fold">
            <summary>{texts.moreVariants(rest.length)}</summary>
            {list(rest)}
          </details>
        )}
      </section>
    )
  })
}

interface VariantListProps {
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
  const rest = variants.slice(initialVariantCount)
  return (
    <>
      <ul className="variant-rows">{variants.slice(0, initialVariantCount).map(row)}</ul>
      {rest.length > 0 && (
        <details className="fold">
          <summary>{texts.moreVariants(rest.length)}</summary>
          <ul className="variant-rows">{rest.map(row)}</ul>
        </details>
      )}
    </>
  )
}
