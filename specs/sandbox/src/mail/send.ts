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
 * Puts a mail into the mailbox, in the transaction of what it tells about. With `really` false it is written where nobody
 * reads it: the answer takes as long, so its time does not tell whether there was a mail.
 */
export async function sendMail({ database, clock }: Services, mail: Mail, really = true): Promise<void> {
  const { kind, recipient, subject, body } = mail
  await database.q
    .insertInto(really ? 'mails' : 'unsent_mails')
    .values({ kind, recipient, subject, body, created: clock.now().toISOString() })
    .execute()
}
