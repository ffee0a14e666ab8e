import { useActionData } from 'react-router-dom'
import type { PageHead } from '../../lib/page/env.ts'
import { useTheme } from '../../entities/shop/use-theme.ts'
import { AuthPage } from '../../features/auth/auth-page.tsx'
import { Benefits } from '../../features/auth/benefits.tsx'
import { type RegistrationAnswer, RegistrationForm } from '../../features/auth/registration-form.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

export const head: PageHead<null> = () => ({ title: 'Registrace' })

const asideWith = (benefits = false) => (
  <>
    {benefits && (
      <>
        <h2>K čemu je účet</h2>
        <Benefits />
      </>
    )}
    <div className="stack gap-1">
      <span className="quiet">Účet už máte?</span>
      <Link className={buttonClass('outline', 'btn-wide')} to="/prihlasit">
        Přihlásit se
      </Link>
    </div>
  </>
)

/** `/registrovat` (C2.08) */
export function Component() {
  const { benefits } = useTheme('register')
  const posted = useActionData() as RegistrationAnswer | undefined
  return (
    <AuthPage aside={asideWith(benefits)}>
      <RegistrationForm posted={posted} />
    </AuthPage>
  )
}
