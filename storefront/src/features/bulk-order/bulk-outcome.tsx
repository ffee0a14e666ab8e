import type { Result } from '@vanek/sdk'
import type { AddCartItemsData } from '@vanek/sdk/cart'
import { errorText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { stepPaths } from '../../lib/paths/checkout.ts'
import { Notice } from '../../ui/notice.tsx'
import { Link } from '../../ui/link.tsx'

export interface BulkOutcomeProps {
  readonly outcome: Result<AddCartItemsData>
  /** Name of a variant, by its id. */
  readonly nameOf: (variantId: number) => string | undefined
}

/** How putting the lines into the cart ended: how many are in, and why the rest is not. */
export function BulkOutcome({ outcome, nameOf }: BulkOutcomeProps) {
  if (!outcome.ok) {
    return (
      <Notice kind="danger" role="alert">
        {errorText(cs, outcome.error)}
      </Notice>
    )
  }
  const { added, total, results } = outcome.data
  const left = results.filter(({ title }) => title)
  return (
    <Notice kind={added === total ? 'success' : 'warning'}>
      <p>
        V košíku je {added} z {total} řádků. <Link to={stepPaths.index}>Přejít do košíku</Link>
      </p>
      {left.length > 0 && (
        <ul className="bulk-left small">
          {left.map(({ id, title }) => (
            <li key={`${id} ${title}`}>{[nameOf(id), title].filter(Boolean).join(': ')}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
