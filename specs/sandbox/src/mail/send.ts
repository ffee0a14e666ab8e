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

/** Puts a mail into the mailbox, in the transaction of what it tells about. */
export async function sendMail({ database, clock }: Services, mail: Mail): Promise<void> {
  await database.q
    .insertInto('mails')
    .values({ ...mail, created: clock.now().toISOString() })
    .execute()
}
