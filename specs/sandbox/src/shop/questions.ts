import { productOf } from '../catalogue/product-of.ts'
import { once } from '../http/idempotency.ts'
import { countMail } from '../mail/count-mail.ts'
import { sendMail } from '../mail/send.ts'
import { questionMail, questionReceipt } from '../mail/texts.ts'
import { inMarket } from '../market.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { mustBeOn, readSettings } from './settings.ts'
import { linkOf } from './watchers.ts'
import { requireText } from './input-issues.ts'

/** A question about a product: stored, mailed to the shop, and a receipt to the sender. */
export function questionHandlers(services: Services): Handlers {
  const { database, clock } = services
  return {
    async askAboutProduct(request, reply): Promise<{ status: 'sent' }> {
      const { id, name: product, slug } = await productOf(services, request)
      const { name, email, question } = request.body as Shop['QuestionForAdd']
      const inquiry = {
        name: requireText('name', name),
        email: email.trim().toLowerCase(),
        question: requireText('question', question),
      }
      return once<{ status: 'sent' }>(services, request, reply, {
        operation: 'askAboutProduct',
        identity: { kind: 'anonymous' },
        async run() {
          await mustBeOn(
            services,
            'productQuestions',
            inMarket({
              cs: 'Dotazy tu teď nepřijímáme. Napište nám prosím přes kontakt.',
              sk: 'Otázky tu teraz neprijímame. Napíšte nám, prosím, cez kontakt.',
            }),
          )
          await countMail(services, request, `question ${inquiry.email}`)
          await database.q
            .insertInto('product_questions')
            .values({ product_id: id, ...inquiry, created: clock.now().toISOString() })
            .execute()
          const { contact } = await readSettings(database.q)
          const about = { name: product, link: linkOf(services, slug) }
          await sendMail(services, questionMail(contact.email, about, inquiry))
          await sendMail(services, questionReceipt(inquiry.email, about))
          return { status: 200, body: { status: 'sent' } }
        },
      })
    },
  }
}
