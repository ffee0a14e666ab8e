import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router-dom'
import type { LoginRefusal } from '../../pages/login/action.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'

/** E-mail and password. A refusal keeps the e-mail and says what to do. */
export function LoginForm({ refused }: { readonly refused: LoginRefusal | undefined }) {
  const form = useRef<HTMLFormElement>(null)
  const busy = useNavigation().state !== 'idle'
  useEffect(() => {
    if (!refused) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    ;(wrong ?? form.current?.querySelector<HTMLElement>('#password'))?.focus()
  }, [refused])
  return (
    <Form className="block login" method="post" ref={form} noValidate>
      <h1>Přihlášení</h1>
      {refused?.text && (
        <Notice kind="danger" role="alert">
          {refused.text}
        </Notice>
      )}
      <TextField
        id="email"
        name="email"
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="username"
        required
        defaultValue={refused?.email}
        error={refused?.errors.email}
      />
      <TextField
        id="password"
        name="password"
        label="Heslo"
        type="password"
        autoComplete="current-password"
        required
        error={refused?.errors.password}
      />
      <Button type="submit" tone="action" big wide busy={busy}>
        Přihlásit se
      </Button>
      <p className="quiet small">Nakoupit můžete i bez přihlášení.</p>
    </Form>
  )
}
