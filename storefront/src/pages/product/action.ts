import { errorText, issueText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { addWatcher } from '@vanek/sdk/product'
import { addReview, reviewProblem, starPoints } from '@vanek/sdk/reviews'
import { data } from 'react-router-dom'
import type { PageAction, PageEnv } from '../../lib/page/env.ts'
import { isOff } from '../../lib/page/must-be-on.ts'
import { formOf } from '../../lib/forms/form-of.ts'
import { contentKey } from '../../lib/forms/content-key.ts'
import { problemsOf, type ProductAnswer, reviewFormFrom } from '../../entities/product/answers.ts'

const answer = (body: ProductAnswer, status = 200) => data<ProductAnswer>(body, { status })

const idIn = (form: FormData, name: string): number | null => {
  const id = Number(form.get(name))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

async function write(productId: number, posted: FormData, env: PageEnv) {
  const form = reviewFormFrom(posted)
  const refuse = (problems: Readonly<Record<string, string>>) =>
    answer({ kind: 'review', done: false, form, problems }, 422)
  if (await isOff('reviews', env)) return refuse({ '': 'Hodnocení teď nepřijímáme, to vaše jsme proto neuložili.' })
  const problems = problemsOf(form, (code) => issueText(cs, { code }))
  if (form.stars === null || Object.keys(problems).length > 0) return refuse(problems)
  const { stars, ...texts } = form
  const review = { productId, rating: starPoints(stars), ...texts }
  const sent = await addReview(env.shop, review, { idempotencyKey: await contentKey(review) })
  return sent.ok
    ? answer({ kind: 'review', done: true, review: sent.data })
    : refuse({ '': errorText(cs, reviewProblem(sent.error)) })
}

async function watch(productId: number, posted: FormData, env: PageEnv) {
  const typed = posted.get('email')
  const email = typeof typed === 'string' ? typed.trim() : ''
  const refuse = (error: string) => answer({ kind: 'watch', done: false, email, error }, 422)
  if (await isOff('watcher', env)) return refuse('Dostupnost zboží teď nehlídáme, e-mail jsme proto neuložili.')
  if (email === '') return refuse(cs['required_email'] ?? cs.required)
  const variantId = idIn(posted, 'variantId')
  const sent = await addWatcher(env.shop, { productId, email, ...(variantId !== null && { variantId }) })
  return sent.ok ? answer({ kind: 'watch', done: true, email, error: '' }) : refuse(errorText(cs, sent.error))
}

/** Takes a review (C7.54) or an address to write to when the product is back (C7.53), when no script did. */
export const action: PageAction<unknown> = async ({ request }, env) => {
  const form = await formOf(request)
  const productId = idIn(form, 'productId')
  const intent = form.get('intent')
  if (productId === null) throw new Response(null, { status: 404 })
  if (intent === 'review') return write(productId, form, env)
  if (intent === 'watch') return watch(productId, form, env)
  // a form with a variant is posted to the cart instead
  if (intent === 'add') return answer({ kind: 'choose' }, 422)
  throw new Response(null, { status: 404 })
}
