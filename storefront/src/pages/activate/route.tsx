import { useEffect, useRef } from 'react'
import { Form, useActionData, useLoaderData, useNavigation, useSubmit } from 'react-router-dom'
import type { PageHead, PageLoader } from '../../app/env.ts'
import { ActivationDone, ActivationFailed } from '../../features/newsletter/activation-result.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { ActivateAnswer } from './action.ts'

export { action } from './action.ts'

interface Data {
  /** Of the mail's link; empty when the address has none. */
  readonly token: string
}

/** Only looks at the address: nothing is confirmed by following a link (C2.11). */
export const loader: PageLoader<Data> = async ({ request }) => ({
  token: new URL(request.url).searchParams.get('token') ?? '',
})

export const head: PageHead<Data> = () => ({ title: 'Potvrzení | Vánek', robots: 'noindex' })

/** Posts the token away from the address, by itself as soon as scripts are there and by a button without them. */
function Confirm({ token, text }: { readonly token: string; readonly text?: string }) {
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const busy = useNavigation().state !== 'idle'
  const again = text !== undefined
  useEffect(() => {
    if (!again && form.current) void submit(form.current, { replace: true })
  }, [again, submit])
  return (
    <Form method="post" action="/aktivovat" replace ref={form} className="stack">
      <h1>{again ? 'Potvrzení se nepovedlo' : 'Potvrzení e-mailu'}</h1>
      {again ? (
        <Notice kind="danger" role="alert">
          {text}
        </Notice>
      ) : (
        <p className="lead">Ještě jedno klepnutí a je to.</p>
      )}
      <input type="hidden" name="token" value={token} />
      <Button type="submit" tone="action" big wide busy={busy}>
        {again ? 'Zkusit znovu' : 'Potvrdit'}
      </Button>
    </Form>
  )
}

function Content({ token, answer }: Data & { readonly answer: ActivateAnswer | undefined }) {
  if (answer?.done) return <ActivationDone done={answer.done} />
  if (answer && answer.reason !== 'other') return <ActivationFailed reason={answer.reason} />
  if (answer) return <Confirm token={answer.token ?? token} text={answer.text} />
  return token === '' ? <ActivationFailed reason="used" /> : <Confirm token={token} />
}

/** `/aktivovat?token=`: the way from a mail to what it asks to confirm. */
export function Component() {
  const { token } = useLoaderData() as Data
  const answer = useActionData() as ActivateAnswer | undefined
  return (
    <div className="page wrap narrow">
      <div className="block login">
        <Content token={token} answer={answer} />
      </div>
    </div>
  )
}
