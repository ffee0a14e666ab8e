import { inMarket } from '../market.ts'
import { accountTexts as cs } from './account-texts.cs.ts'
import { accountTexts as sk } from './account-texts.sk.ts'
import type { Mail } from './send.ts'

const texts = inMarket({ cs, sk })

export function activationMail(email: string, link: string): Mail {
  return { kind: 'activation', recipient: email, ...texts.activation(link) }
}

/**
 * To the owner of an account whose e-mail was used to register again.
 *
 * @param news the link that confirms the newsletter, if it was requested too
 */
export function knownEmailMail(email: string, link: string, news: string | null): Mail {
  const { subject, body } = texts.known(link)
  return {
    kind: 'known_email',
    recipient: email,
    subject,
    body: news === null ? body : `${body}\n\n${texts.knownNews(news)}`,
  }
}

export function resetMail(email: string, link: string): Mail {
  return { kind: 'reset_password', recipient: email, ...texts.reset(link) }
}

export function loginCodeMail(email: string, code: string): Mail {
  return { kind: 'login_code', recipient: email, ...texts.loginCode(code) }
}

/** Notifies the owner of a change that somebody else may have made. */
export function passwordChangedMail(email: string, link: string): Mail {
  return { kind: 'password_changed', recipient: email, ...texts.passwordChanged(link) }
}
