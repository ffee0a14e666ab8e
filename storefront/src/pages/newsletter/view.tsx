import { useActionData, useNavigation } from 'react-router-dom'
import { Link, Form } from '../../ui/link.tsx'
import type { PageHead } from '../../lib/page/env.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { NewsletterAnswer } from './data.ts'

export const head: PageHead<null> = () => ({ title: 'Odběr novinek' })

/** `/odber-novinek`: the target of the footer's form without scripts. */
export function Component() {
  const answer = useActionData() as NewsletterAnswer | undefined
  const busy = useNavigation().state !== 'idle'
  if (answer && answer.done !== null) {
    return (
      <div className="page wrap narrow">
        <div className="block login">
          <h1>Děkujeme</h1>
          <Notice kind="success" role="alert">
            {answer.done}
          </Notice>
          <Link className={buttonClass()} to="/">
            Zpět do obchodu
          </Link>
        </div>
      </div>
    )
  }
  return (
    <div className="page wrap narrow">
      <Form className="block login" method="post" noValidate>
        <h1>Odběr novinek</h1>
        <p className="quiet">Dvakrát do měsíce tipy na tiché větrání a slevy. Odhlásíte se jedním kliknutím.</p>
        <TextField
          id="newsletter-email"
          name="email"
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          defaultValue={answer?.email}
          error={answer?.error}
        />
        <Button type="submit" tone="action" big wide busy={busy}>
          Odebírat
        </Button>
      </Form>
    </div>
  )
}
