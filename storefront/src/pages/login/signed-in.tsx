import { useShell } from '../../entities/shop/use-shell.ts'
import { accountEntries } from '../../entities/account/menu-entries.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Form } from '../../ui/form.tsx'

export interface SignedInProps {
  readonly name: string
  readonly email: string
}

/** Who is signed in, the ways around the account and the way out. */
export function SignedIn({ name, email }: SignedInProps) {
  const functions = useShell()?.settings.functions ?? {}
  return (
    <>
      <h1>Jste přihlášeni</h1>
      <p className="lead">{name || email}</p>
      <ul className="auth-ways">
        {accountEntries(functions).map(({ name: entry, title, path }) => (
          <li key={entry}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
      <Form method="post" action="/prihlasit">
        <input type="hidden" name="intent" value="logout" />
        <Button type="submit" wide>
          Odhlásit se
        </Button>
      </Form>
    </>
  )
}
