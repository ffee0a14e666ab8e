import { Form, Link } from 'react-router-dom'
import { Button, buttonClass } from '../../ui/button.tsx'

/** Who is signed in, and the way out. */
export function SignedIn({ name }: { readonly name: string }) {
  return (
    <div className="block login">
      <h1>Jste přihlášeni</h1>
      <p className="lead">{name}</p>
      <Link className={buttonClass('action', 'btn-big btn-wide')} to="/">
        Pokračovat v nákupu
      </Link>
      <Form method="post">
        <input type="hidden" name="intent" value="logout" />
        <Button type="submit" wide>
          Odhlásit se
        </Button>
      </Form>
    </div>
  )
}
