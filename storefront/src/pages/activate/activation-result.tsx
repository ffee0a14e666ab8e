import { cs } from '@vanek/sdk/i18n/cs'
import type { ActivateData } from '@vanek/sdk/newsletter'
import { useIsOn } from '../../entities/shop/use-is-on.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Link } from '../../ui/link.tsx'

const failures = {
  used: {
    title: 'Tenhle odkaz neznáme',
    text: 'Možná už jste ho použili, nebo v adrese kousek chybí. Otevřete ho prosím znovu přímo z e-mailu, celý.',
  },
  expired: {
    title: 'Platnost odkazu vypršela',
    text: 'Odkaz platí sedm dní. Přihlaste se k odběru znovu a pošleme vám nový.',
  },
} as const

/** A link that leads to nothing that could be confirmed, and what to do about it. */
export function ActivationFailed({ reason }: { readonly reason: keyof typeof failures }) {
  const { title, text } = failures[reason]
  const mayRegister = useIsOn('registration')
  return (
    <>
      <h1>{title}</h1>
      <Notice kind="danger" role="alert">
        {text}
      </Notice>
      <Link className={buttonClass('action')} to="/odber-novinek">
        Přihlásit odběr znovu
      </Link>
      <p className="quiet small">
        Šlo o nový účet? Zkuste se <Link to="/prihlasit">přihlásit</Link>
        {mayRegister && (
          <>
            , nebo ho <Link to="/registrovat">založte znovu</Link>
          </>
        )}
        .
      </p>
    </>
  )
}

/** What was confirmed. */
export function ActivationDone({ done }: { readonly done: ActivateData }) {
  const account = done === 'account'
  return (
    <>
      <h1>Hotovo</h1>
      <Notice kind="success" role="alert">
        {cs[`${done}_activated`]}
      </Notice>
      <Link className={buttonClass('action')} to={account ? '/prihlasit' : '/'}>
        {account ? 'Přihlásit se' : 'Do obchodu'}
      </Link>
    </>
  )
}
