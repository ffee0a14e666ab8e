import { sql } from 'kysely'
import type { Services } from '../services.ts'

export interface Mail {
  readonly kind:
    | 'order'
    | 'order_placed'
    | 'paid'
    | 'payment_failed'
    | 'known_email'
    | 'activation'
    | 'reset_password'
    | 'password_changed'
    | 'newsletter'
    | 'watcher'
    | 'back_in_stock'
    | 'contact'
  readonly recipient: string
  readonly subject: string
  readonly body: string
}

/**
 * Puts a mail into the mailbox, in the transaction of what it tells about. With `really` false nothing is sent, and that
 * takes as long: nobody can tell by the time of an answer whether there was a mail.
 */
export async function sendMail({ database, clock }: Services, mail: Mail, really = true): Promise<void> {
  const { kind, recipient, subject, body } = mail
  await sql`insert into mails (kind, recipient, subject, body, created)
    select ${kind}::text, ${recipient}::text, ${subject}::text, ${body}::text, ${clock.now().toISOString()}::timestamptz
    where ${really}::boolean`.execute(database.q)
}
