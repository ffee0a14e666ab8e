import { useMoney } from '@vanek/react-hooks'
import type { Variant } from '@vanek/sdk/product'
import { Link } from 'react-router-dom'

export interface VariantPickerProps {
  readonly variants: readonly Variant[]
  readonly chosen: number
}

/** Variants as links, so that each has its own address; one that is sold out stays visible and says so. */
export function VariantPicker({ variants, chosen }: VariantPickerProps) {
  const money = useMoney()
  if (variants.length < 2) return null
  // what is there or not ("ano", "ne") is already in the variant's name
  const told = variants.flatMap(({ parameters }) => parameters.filter(({ value }) => value !== 'ano' && value !== 'ne'))
  const titles = [...new Set(told.map(({ title }) => title))]
  return (
    <section aria-labelledby="varianty">
      <h2 className="label" id="varianty">
        {titles.length > 0 ? titles.join(', ') : 'Varianta'}
      </h2>
      <ul className="variants">
        {variants.map(({ id, name, parameters, prices, availability }) => {
          const colour = parameters.find(({ color_hex }) => color_hex)?.color_hex
          return (
            <li key={id}>
              <Link
                className="variant"
                to={`?varianta=${id}`}
                replace
                preventScrollReset
                aria-current={id === chosen ? 'true' : undefined}
                data-sold-out={availability.isAvailable ? undefined : ''}
              >
                <span>
                  {colour && (
                    <svg className="swatch" viewBox="0 0 16 16" aria-hidden="true">
                      <circle cx="8" cy="8" r="7.5" fill={colour} />
                    </svg>
                  )}
                  {name}
                </span>
                <small className="num">{availability.isAvailable ? money(prices.unitWithTax) : 'Vyprodáno'}</small>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
