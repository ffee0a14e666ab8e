import type { ReactNode } from 'react'

export interface PriceProps {
  /** The price to pay, already written out: "1 290 Kč". */
  readonly now: string
  /** The VAT label: "s DPH". */
  readonly vat?: string
  /** The price before the discount. */
  readonly was?: string | undefined
  /** Discount from it in percent; 0 or missing shows none. */
  readonly less?: number | undefined
  /** Lines below: price without VAT, lowest price of 30 days. */
  readonly note?: ReactNode
  readonly big?: boolean
  /** How much room the amount takes: long ones are written smaller (B9.30). */
  readonly size?: 'regular' | 'small' | 'smaller'
  /** The amount is not the server's last word. */
  readonly stale?: boolean
}

/** A price with what it was before. */
export function Price({ now, vat, was, less, note, big, size = 'regular', stale }: PriceProps) {
  const classes = ['price', big && 'price-big', size !== 'regular' && `price-${size}`, stale && 'price-stale']
  return (
    <p className={classes.filter(Boolean).join(' ')} aria-busy={stale || undefined}>
      <span className="price-now">{now}</span>
      {vat && <span className="price-vat">{vat}</span>}
      {was && (
        <span className="price-was">
          <span className="hide">Cena před slevou </span>
          <s>{was}</s> {vat}
          {less ? <b className="price-less">−{less} %</b> : null}
        </span>
      )}
      {note && <span className="price-note">{note}</span>}
    </p>
  )
}
