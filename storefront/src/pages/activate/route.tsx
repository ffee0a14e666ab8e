import type { ActivateData as Activated } from '@vanek/sdk/newsletter'
import { useEffect, useRef } from 'react'
import { redirect, redirectDocument, useActionData, useLoaderData } from 'react-router-dom'
import type { PageHead, PageLoader } from '../../app/env.ts'
import { activatePath } from '../../features/auth/links.ts'
import { mailedLinks } from '../../features/auth/mailed-links.ts'
import { usePosting } from '../../features/auth/use-posting.ts'
import { ActivationDone, ActivationFailed } from '../../features/newsletter/activation-result.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { ActivateRefusal } from './action.ts'

export { action } from './action.ts'

/** What the page shows: the question, what was confirmed, or why nothing was. */
export type ActivateData =
  | { readonly state: 'ask'; readonly id: string }
  | {
      readonly state: 'done'
      readonly done: Activated
      /** Whether it has been shown before. */
      readonly again: boolean
    }
  | { readonly state: 'failed'; readonly reason: 'used' | 'expired' }

/** Only looks at the address: nothing is confirmed by following a link (C2.11). The token leaves it before anything is shown. */
export const loader: PageLoader<ActivateData> = async ({ request }, { cookies, server }) => {
  const { pathname, search, searchParams } = new URL(request.url)
  // scripts cannot read what is kept
  if (!server) throw redirectDocument(pathname + search)
  const links = mailedLinks(cookies, activatePath)
  const asked = links.linkIn(searchParams)
  if (asked) {
    links.add(asked)
    throw redirect(activatePath, 303)
  }
  const kept = searchParams.has('token') ? null : links.newest()
  if (kept?.link) return { state: 'ask', id: kept.id }
  const { end, isShown: again = false } = kept ?? {}
  if (end !== 'account' && end !== 'newsletter') return { state: 'failed', reason: end === 'expired' ? end : 'used' }
  if (kept && !again) links.keep({ ...kept, isShown: true })
  return { state: 'done', done: end, again }
}

export const head: PageHead<ActivateData> = () => ({
  title: 'Potvrzení',
  robots: 'noindex',
  referrer: 'strict-origin',
})

/** Asks to confirm: posts by itself as soon as scripts are there, and by a button without them. */
function Confirm({ id, text }: { readonly id: string; readonly text: string | undefined }) {
  const form = useRef<HTMLFormElement>(null)
  const { isPosting, post } = usePosting()
  const again = text !== undefined
  useEffect(() => {
    // whoever was quicker than the scripts has pressed the button
    if (!again && !form.current?.contains(document.activeElement)) form.current?.requestSubmit()
  }, [again])
  return (
    <form method="post" action={activatePath} ref={form} onSubmit={post} className="stack">
      <h1>{again ? 'Potvrzení se nepovedlo' : 'Potvrzení e-mailu'}</h1>
      {again ? (
        <Notice kind="danger" role="alert">
          {text}
        </Notice>
      ) : (
        <p className="lead">Ještě jedno klepnutí a je to.</p>
      )}
      <input type="hidden" name="link" value={id} />
      <Button type="submit" tone="action" big wide busy={isPosting}>
        {again ? 'Zkusit znovu' : 'Potvrdit'}
      </Button>
    </form>
  )
}

function Content() {
  const shown = useLoaderData() as ActivateData
  const refused = useActionData() as ActivateRefusal | undefined
  if (shown.state === 'ask') return <Confirm id={shown.id} text={refused?.text} />
  return shown.state === 'done' ? <ActivationDone done={shown.done} /> : <ActivationFailed reason={shown.reason} />
}

/** `/aktivovat?token=`: the way from a mail to what it asks to confirm. */
export const Component = () => (
  <div className="page wrap narrow">
    <div className="block login">
      <Content />
    </div>
  </div>
)
