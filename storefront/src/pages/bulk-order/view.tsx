import * as texts from '#texts/pages/bulk-order'
import { useBulkOrder } from '@vanek/react-hooks'
import { errorText } from '@vanek/sdk/i18n'
import { messages, basicMessages } from '#market/messages'
import { useActionData, useLoaderData } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { useSelling } from '../../entities/shop/use-limits.ts'
import { useTheme } from '../../entities/shop/use-shell.ts'
import { BulkLines, problemTexts } from '../../features/bulk-order/bulk-lines.tsx'
import { BulkHelp, BulkOutcome } from '../../features/bulk-order/bulk-outcome.tsx'
import { FileField } from '../../features/bulk-order/file-field.tsx'
import { maxTextLength } from '../../features/bulk-order/read-file.ts'
import type { PageHead } from '../../lib/page/env.ts'
import { stepPaths } from '../../lib/paths/checkout.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { BulkData, BulkRead } from './data.ts'

/** The server's result for a form posted without scripts. */
function BulkPosted({
  posted: { lines, issues: faults, total, found, notices, failed },
}: {
  readonly posted: BulkRead
}) {
  const known = new Map(found.map((variant) => [variant.code, variant]))
  return (
    <section className="bulk-result" aria-label={texts.checkedLabel}>
      {failed !== null && (
        <Notice kind="danger" role="alert">
          {failed}
        </Notice>
      )}
      {notices.length > 0 && (
        <Notice kind={notices.at(-1)?.kind ?? 'info'}>
          <ul>
            {notices.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      <BulkLines lines={lines} faults={faults} total={total} found={failed === null ? known : null} />
    </section>
  )
}

/** A bulk order by codes, pasted or from a file, with a preview before it is added to the cart (C3.15, C7.17). */
function BulkOrderPage({ idempotencyKey, samples }: BulkData) {
  const posted = useActionData() as BulkRead | undefined
  const { text, setText, lines, total, found, issues: faults, ...bulk } = useBulkOrder()
  const { isPending, outcome, problem, error, add, clear } = bulk
  const { help } = useTheme('bulk_order')
  const { disabled, text: why } = useSelling()
  const known = lines.filter(({ code }) => found?.has(code)).length
  const untouched = text === '' && outcome === null
  const wrong = untouched && posted ? posted.problem : problem
  return (
    <div className="page wrap checkout">
      <Link className="back" to={stepPaths.index}>
        {texts.backToCart}
      </Link>
      <h1>{texts.title}</h1>
      <div className="bulk">
        <div>
          <form
            className="bulk-form stack gap-2"
            method="post"
            encType="multipart/form-data"
            onSubmit={(event) => {
              event.preventDefault()
              if (!isPending) void add()
            }}
          >
            <input type="hidden" name="idempotencyKey" value={posted?.idempotencyKey ?? idempotencyKey} />
            <div className="field">
              <label className="field-label" htmlFor="bulk-text">
                {texts.codesLabel}
              </label>
              <textarea
                className="input"
                id="bulk-text"
                name="text"
                rows={10}
                maxLength={maxTextLength}
                spellCheck={false}
                autoComplete="off"
                value={untouched ? (posted?.text ?? '') : text}
                onChange={({ currentTarget }) => setText(currentTarget.value)}
                {...(wrong && { 'aria-invalid': true, 'aria-describedby': 'bulk-text-error' })}
              />
              <span role="alert">
                {wrong && (
                  <span className="field-error" id="bulk-text-error">
                    {problemTexts[wrong]}
                  </span>
                )}
              </span>
            </div>
            <FileField text={text} onText={setText} />
            {disabled && <Notice kind="warning">{why ?? basicMessages.shopping_disabled}</Notice>}
            <div className="row">
              <Button
                type="submit"
                name="intent"
                value="add"
                tone="action"
                busy={isPending}
                disabled={disabled}
                aria-describedby="bulk-count"
              >
                {texts.toCart}
              </Button>
              <Button type="submit" name="intent" value="check" className="unscripted" tabIndex={-1}>
                {texts.check}
              </Button>
              {text !== '' && (
                <Button tone="plain" onClick={clear}>
                  {texts.clear}
                </Button>
              )}
              <span className="small quiet num" id="bulk-count" aria-live="polite">
                {found && lines.length > 0 && texts.recognized(total, known)}
              </span>
            </div>
          </form>
          {untouched && posted && <BulkPosted posted={posted} />}
          {!untouched && (
            <section className="bulk-result" aria-label={texts.typedLabel} aria-busy={isPending || undefined}>
              {error && (
                <Notice kind="danger" role="alert">
                  {errorText(messages, error)}
                </Notice>
              )}
              <div aria-live="polite">
                {outcome && (
                  <BulkOutcome
                    outcome={outcome}
                    nameOf={(id) => [...(found?.values() ?? [])].find(({ variantId }) => variantId === id)?.name}
                  />
                )}
              </div>
              <BulkLines lines={lines} faults={faults} total={total} found={found} />
            </section>
          )}
        </div>
        {help && <BulkHelp samples={samples} />}
      </div>
    </div>
  )
}

export const head: PageHead<BulkData> = () => ({ title: texts.title })

/** `/kosik/import-objednavky` (C2.05) */
export function Component() {
  return <BulkOrderPage {...(useLoaderData() as BulkData)} />
}
