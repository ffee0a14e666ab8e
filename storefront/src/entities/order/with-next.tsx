import * as texts from '#texts/entities/order'
import type { ReactNode } from 'react'
import { phoneText } from '../../lib/texts/format.ts'
import { useShell } from '../shop/use-shell.ts'

export interface WithNextProps {
  /** What follows, each with a title; without it nothing is shown beside the content. */
  readonly steps: readonly (readonly [title: string, text: string])[] | null
  /** Deadlines and links below the steps. */
  readonly note: ReactNode
  readonly children: ReactNode
}

/** The content of a page for claims or withdrawals, and beside it what follows, with the phone of the shop. */
export function WithNext({ steps, note, children }: WithNextProps) {
  const phone = useShell()?.settings.contact.phone
  return (
    <div className="page wrap claim-page">
      <div className="stack gap-3">{children}</div>
      {steps && (
        <aside className="panel stack gap-2 claim-after" aria-labelledby="after">
          <h2 id="after">{texts.afterTitle}</h2>
          <ol className="stack gap-2">
            {steps.map(([title, text]) => (
              <li key={title}>
                <strong>{title}</strong>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <p className="small quiet">{note}</p>
          {phone && (
            <p>
              {texts.callBefore}
              <a className="num" href={`tel:${phone.replaceAll(/\s/g, '')}`}>
                {phoneText(phone)}
              </a>
            </p>
          )}
        </aside>
      )}
    </div>
  )
}
