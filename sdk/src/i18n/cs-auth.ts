import type { Messages } from './messages.ts'

/** Texts about signing in, accounts and passwords. */
export const csAuth = {
  not_activated: 'Účet ještě není aktivovaný. Otevřete prosím odkaz v e-mailu, který jsme vám poslali.',
  password_common: 'Toto heslo je příliš běžné. Zvolte prosím jiné.',
  token_invalid: 'Tento odkaz už byl použit nebo neplatí. Požádejte si prosím o nový.',
  signed_in: 'Přihlášení bylo úspěšné',
  signed_in_as_customer: 'Přihlášení se na zákazníka bylo úspěšné',
  cart_merged: 'Zboží z vašeho košíku jsme přenesli do košíku u vašeho účtu',
  cart_merge_capped: 'Některého zboží nemáme dost, v košíku ho je méně, než jste chtěli: {names}',
  cart_merge_dropped: 'Některé zboží už nejde koupit a v košíku není: {names}',
  registration_sent: 'Poslali jsme vám e-mail. Klepnutím na odkaz v něm registraci dokončíte.',
  password_mail_sent: 'Pokud u nás účet máte, poslali jsme vám e-mail s odkazem k nastavení nového hesla.',
  password_changed: 'Nové heslo jsme uložili',
} satisfies Partial<Messages>
