import * as texts from '#texts/features/bulk-order'
import type { Result } from '@vanek/sdk'
import { type AddCartItemsData, batchNotices } from '@vanek/sdk/cart'
import { errorText } from '@vanek/sdk/i18n'
import { messages } from '#market/messages'
import { stepPaths } from '../../lib/paths/checkout.ts'
import { Notice } from '../../ui/notice.tsx'
import { Link } from '../../ui/link.tsx'

const amounts = [';2', ' 10', ',1']

/** Explains the format of the lines with real codes of the shop. */
export function BulkHelp({ samples }: { readonly samples: readonly string[] }) {
  return (
    <aside className="panel bulk-help" aria-labelledby="bulk-help">
      <h2 id="bulk-help">{texts.helpTitle}</h2>
      <p>{texts.helpText}</p>
      {samples.length > 0 && (
        <pre className="bulk-example">{samples.map((code, at) => `${code}${amounts[at]}`).join('\n')}</pre>
      )}
      <ul className="rich">
        {texts.help.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </aside>
  )
}

interface BulkOutcomeProps {
  readonly outcome: Result<AddCartItemsData>
  /** Name of a variant, by its id. */
  readonly nameOf: (variantId: number) => string | undefined
}

/** The result of adding the lines: how many were added, and why the others were not. */
export function BulkOutcome({ outcome, nameOf }: BulkOutcomeProps) {
  if (!outcome.ok) {
    // the info about an add in progress is a notice of the page already
    const [notice] = batchNotices(outcome, 0, messages)
    if (notice?.code === 'import_in_progress') return null
    return (
      <Notice kind="danger" role="alert">
        {errorText(messages, outcome.error)}
      </Notice>
    )
  }
  const { added, total, results } = outcome.data
  const left = results.filter(({ title }) => title)
  return (
    <Notice kind={added > 0 ? 'success' : 'warning'}>
      <p>
        {added < total ? texts.someInCart(added, total) : texts.inCart(added)}
        {added < total && texts.othersStay}
        <Link to={stepPaths.index}>{texts.toCart}</Link>
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
