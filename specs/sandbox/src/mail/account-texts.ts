import type { Mail } from './send.ts'

export function activationMail(email: string, link: string): Mail {
  return {
    kind: 'activation',
    recipient: email,
    subject: 'Aktivujte si prosím účet',
    body: `Dobrý den, na tuto adresu si někdo přál založit účet. Pokud jste to byli vy, otevřete do sedmi dnů tento odkaz:\n\n${link}\n\nPokud ne, nemusíte nic dělat, žádný účet nevznikne.`,
  }
}

/**
 * To the owner of an account whose e-mail was used to register again.
 *
 * @param news confirms the newsletter, when that was asked for with it
 */
export function knownEmailMail(email: string, link: string, news: string | null): Mail {
  const account = `Dobrý den, někdo si s vaším e-mailem přál založit účet. Ten už u nás máte a nic jsme na něm nezměnili. Přihlásíte se tady:\n\n${link}\n\nPokud jste heslo zapomněli, na stejné stránce si nastavíte nové. A pokud jste to nebyli vy, nemusíte nic dělat.`
  const newsletter = `Přál si také dostávat novinky. Pokud je chcete, otevřete tento odkaz:\n\n${news}`
  return {
    kind: 'known_email',
    recipient: email,
    subject: 'Účet u nás už máte',
    body: news === null ? account : `${account}\n\n${newsletter}`,
  }
}

export function resetMail(email: string, link: string): Mail {
  return {
    kind: 'reset_password',
    recipient: email,
    subject: 'Nové heslo',
    body: `Dobrý den, nové heslo si nastavíte tady:\n\n${link}\n\nOdkaz funguje jednou a jen hodinu. Pokud jste o něj nežádali, nemusíte nic dělat, heslo zůstává stejné.`,
  }
}

/** Notifies the owner, in case it was somebody else. */
export function passwordChangedMail(email: string, link: string): Mail {
  return {
    kind: 'password_changed',
    recipient: email,
    subject: 'Heslo k účtu se změnilo',
    body: `Dobrý den, heslo k vašemu účtu se právě změnilo a na ostatních zařízeních jsme vás odhlásili. Pokud jste to nebyli vy, nastavte si prosím hned nové heslo:\n\n${link}`,
  }
}
