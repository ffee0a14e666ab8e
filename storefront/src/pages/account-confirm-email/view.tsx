import { accountPaths, confirmEmailPath } from '#market/paths'
import { useActionData, useLoaderData } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { AuthPage } from '../../features/auth/auth-page.tsx'
import { usePosting } from '../../lib/forms/use-posting.ts'
import type { PageHead } from '../../lib/page/env.ts'
import type { EmailEnd } from '../../lib/session/mailed-links.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { ConfirmRefusal, Data } from './data.ts'

/** Result of the link that opened the page. */
export type ConfirmEnd = EmailEnd | 'used' | 'expired'

interface Told {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly way: readonly [text: string, to: string]
}

const again = ['Požádat o nové odkazy', accountPaths.email] as const
const home = ['Do obchodu', '/'] as const

const told: Readonly<Record<ConfirmEnd, Told>> = {
  email_old: {
    icon: 'mail',
    title: 'Ještě nová adresa',
    text: 'Dosavadní adresu jste potvrdili. Teď otevřete odkaz, který jsme poslali na novou. Do té doby se přihlašujete jako dřív.',
    way: home,
  },
  email_new: {
    icon: 'mail',
    title: 'Ještě dosavadní adresa',
    text: 'Novou adresu jste potvrdili. Teď otevřete odkaz, který jsme poslali na dosavadní. Do té doby se přihlašujete jako dřív.',
    way: home,
  },
  email_done: {
    icon: 'check',
    title: 'E-mail je změněný',
    text: 'Od teď se přihlašujete novou adresou. Na ostatních zařízeních jsme vás pro jistotu odhlásili.',
    way: ['Přejít do účtu', accountPaths.settings],
  },
  email_taken: {
    icon: 'mail',
    title: 'E-mail se nezměnil',
    text: 'Na novou adresu mezitím vznikl jiný účet. Zvolte prosím jinou adresu.',
    way: again,
  },
  used: {
    icon: 'mail',
    title: 'Odkaz už neplatí',
    text: 'Možná už jste ho použili, požádali jste o nový, nebo v adrese kousek chybí. Otevřete prosím odkaz z posledního e-mailu, celý.',
    way: again,
  },
  expired: {
    icon: 'mail',
    title: 'Platnost odkazu vypršela',
    text: 'Odkaz platí 24 hodin. E-mail se nezměnil, můžete si nechat poslat nové odkazy.',
    way: again,
  },
}

/** The result, and what to do now. The heading takes the focus, so that screen readers announce it. */
function ConfirmEmailChangeData({ end }: { readonly end: ConfirmEnd }) {
  const { icon, title, text, way } = told[end]
  return (
    <div className="auth-done">
      <Icon name={icon} />
      <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
        {title}
      </h1>
      <p className="lead">{text}</p>
      <Link className={buttonClass('action')} to={way[1]} reloadDocument>
        {way[0]}
      </Link>
    </div>
  )
}

interface ConfirmEmailProps {
  /** Id of the mailed link, which only the server knows. */
  readonly id: string
  readonly refused: ConfirmRefusal | undefined
}

/** Asks to confirm the new e-mail. It takes a press: mail scanners follow links and run scripts. */
function ConfirmEmail({ id, refused }: ConfirmEmailProps) {
  const { isPosting, post } = usePosting()
  return (
    <form method="post" action={confirmEmailPath} onSubmit={post} className="auth-form">
      <h1>Změna e-mailu</h1>
      {refused && (
        <Notice kind="danger" role="alert">
          {refused.text}
        </Notice>
      )}
      <p className="lead">Potvrďte prosím, že se e-mail pro přihlášení k účtu má změnit.</p>
      <p className="quiet">Pokud jste o změnu nežádali, stránku prostě zavřete. Nic se nestane.</p>
      <input type="hidden" name="link" value={id} />
      <Button type="submit" tone="action" big wide busy={isPosting}>
        Potvrdit změnu
      </Button>
    </form>
  )
}

export const head: PageHead<Data> = () => ({
  title: 'Změna e-mailu',
  referrer: 'strict-origin',
})

/** `/potvrdit-email?token=` */
export function Component() {
  const shown = useLoaderData() as Data
  const refused = useActionData() as ConfirmRefusal | undefined
  return (
    <AuthPage>
      {'id' in shown ? <ConfirmEmail id={shown.id} refused={refused} /> : <ConfirmEmailChangeData end={shown.end} />}
    </AuthPage>
  )
}
