import { inMarket } from '../market.ts'
import { ownDataTexts as cs } from './own-data-texts.cs.ts'
import { ownDataTexts as sk } from './own-data-texts.sk.ts'
import type { Mail } from './send.ts'

const texts = inMarket({ cs, sk })

/**
 * To the current e-mail: its reader must agree, otherwise a stolen password would be enough to take over the account.
 */
export function changeEmailOldMail(email: string, newEmail: string, link: string): Mail {
  return { kind: 'email_change', recipient: email, ...texts.changeOld(newEmail, link) }
}

export function changeEmailNewMail(email: string, link: string): Mail {
  return { kind: 'email_change', recipient: email, ...texts.changeNew(link) }
}

/** To the owner of an account whose e-mail another customer wants to sign in with. */
export function emailKnownMail(email: string): Mail {
  return { kind: 'email_known', recipient: email, ...texts.known }
}

export function emailChangedMail(recipient: string, newEmail: string): Mail {
  return { kind: 'email_changed', recipient, ...texts.changed(newEmail) }
}

export function accountDeletedMail(email: string): Mail {
  return { kind: 'account_deleted', recipient: email, ...texts.deleted }
}
