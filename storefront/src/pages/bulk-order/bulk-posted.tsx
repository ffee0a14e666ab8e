import type { BulkRead } from './action.ts'
import { Notice } from '../../ui/notice.tsx'
import { BulkLines } from '../../features/bulk-order/bulk-lines.tsx'

/** What the server made of a form that was posted without scripts. */
export function BulkPosted({ posted: { lines, faults, found, said, failed } }: { readonly posted: BulkRead }) {
  const known = new Map(found.map((variant) => [variant.code, variant]))
  return (
    <section className="bulk-result" aria-label="Výsledek kontroly">
      {failed !== null && (
        <Notice kind="danger" role="alert">
          {failed}
        </Notice>
      )}
      {said.length > 0 && (
        <Notice kind="warning">
          <ul>
            {said.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      <BulkLines lines={lines} faults={faults} found={failed === null ? known : null} />
    </section>
  )
}
