import type { Services } from '../services.ts'

export interface Mail {
  readonly kind:
    | 'order'
    | 'order_placed'
    | 'paid'
    | 'payment_failed'
    | 'payment_changed'
    | 'cancelled'
    | 'refunded'
    | 'withdrawn'
    | 'withdrawal_refused'
    | 'withdrawal_refunded'
    | 'ready'
    | 'sent'
    | 'delivered'
    | 'returned'
    | 'claim_filed'
    | 'claim_outcome'
    | 'known_email'
    | 'activation'
    | 'reset_password'
    | 'login_code'
    | 'password_changed'
    | 'email_change'
    | 'email_known'
    | 'email_changed'
    | 'account_deleted'
    | 'newsletter'
    | 'watcher'
    | 'back_in_stock'
    | 'contact'
    | 'order_link'
    | 'quote'
  readonly recipient: string
  readonly subject: string
  readonly body: string
}

/**
 * Sends a mail, in the transaction of its event. With `really` false it is written to an unused mailbox: the response
 * takes as long, so its time does not reveal whether a mail was sent.
 */
export async function sendMail({ database, clock }: Services, mail: Mail, really = true): Promise<void> {
  const { kind, recipient, subject, body } = mail
  await database.q
    .insertInto(really ? 'mails' : 'unsent_mails')
    .values({ kind, recipient, subject, body, created: clock.now().toISOString() })
    .execute()
}
