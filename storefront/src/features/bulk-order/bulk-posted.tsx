import type { FoundLine } from '@vanek/react-hooks'
import type { BulkRead } from '../../pages/bulk-order/action.ts'
import { Notice } from '../../ui/notice.tsx'
import { BulkLines } from './bulk-lines.tsx'

/** What the server made of a form that was posted without scripts. */
export function BulkPosted({ posted: { lines, faults, found, said, failed } }: { readonly posted: BulkRead }) {
  const known = lines.map((line): FoundLine => ({
    ...line,
    variant: found.find(({ code }) => code === line.code) ?? null,
  }))
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
      <BulkLines lines={failed === null ? known : []} faults={faults} />
    </section>
  )
}
