import { once } from '../http/idempotency.ts'
import { countMail } from '../mail/count-mail.ts'
import { sendMail } from '../mail/send.ts'
import { contactMail, contactReceipt } from '../mail/texts.ts'
import type { Handlers, Services } from '../services.ts'
import { readSettings } from './settings.ts'
import { requireText } from './input-issues.ts'

interface Message {
  readonly name: string
  readonly email: string
  readonly phone?: string | null
  readonly message: string
}

/** The contact form (C7.59): stored, mailed to the shop, and a receipt to the sender. */
export function contactHandlers(services: Services): Handlers {
  const { database, clock } = services
  return {
    async sendContactForm(request, reply): Promise<{ status: 'sent' }> {
      const { name, email, phone, message } = request.body as Message
      const written = {
        name: requireText('name', name),
        email: email.trim().toLowerCase(),
        phone: phone?.trim() || null,
        message: requireText('message', message),
      }
      return once<{ status: 'sent' }>(services, request, reply, {
        operation: 'sendContactForm',
        identity: { kind: 'anonymous' },
        async run() {
          await countMail(services, request, `contact ${written.email}`)
          await database.q
            .insertInto('contact_messages')
            .values({ ...written, created: clock.now().toISOString() })
            .execute()
          const { contact } = await readSettings(database.q)
          await sendMail(services, contactMail(contact.email, written))
          await sendMail(services, contactReceipt(written.email))
          return { status: 200, body: { status: 'sent' } }
        },
      })
    },
  }
}
