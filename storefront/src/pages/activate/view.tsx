import { useEffect, useRef } from 'react'
import { useActionData, useLoaderData } from 'react-router-dom'
import type { PageHead } from '../../lib/page/env.ts'
import { activatePath } from '../../lib/paths/auth.ts'
import { usePosting } from '../../lib/forms/use-posting.ts'
import { ActivationDone, ActivationFailed } from './activation-result.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { ActivateRefusal } from './action.ts'
import type { ActivateData } from './data.ts'

export const head: PageHead<ActivateData> = () => ({
  title: 'Potvrzení',
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
