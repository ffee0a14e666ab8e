import * as texts from '#texts/pages/product'
import { unwrap } from '@vanek/sdk'
import { getProductEndText, withFallbackData, type RichTextNode } from '@vanek/sdk/content'
import { errorText, issueText } from '@vanek/sdk/i18n'
import { messages } from '#market/messages'
import {
  addWatcher,
  getParameterEntities,
  canBeOrdered,
  getProduct,
  getProducts,
  type Product,
  type ProductBox,
  type Restock,
  resolveParameters,
  type DisplayParameter,
  nextRestock,
} from '@vanek/sdk/product'
import {
  askAboutProduct,
  type Comment,
  getComments,
  type QuestionInputs,
  validateQuestionForm,
  sendReview,
  type ReviewPage,
  toReviewError,
  toRating,
} from '@vanek/sdk/reviews'
import { data } from 'react-router-dom'
import { loadWays, type WaysData } from '../../entities/delivery/load-ways.ts'
import { problemsOf, type ProductAnswer, reviewFormFrom, reviewPhotosIn } from '../../entities/product/answers.ts'
import { boxOf } from '../../entities/product/box-of.ts'
import { reviewParams, reviewQueryFrom } from '../../features/reviews/use-reviews.ts'
import { contentKey, formOf } from '../../lib/forms/form-of.ts'
import type { PageAction, PageEnv, PageLoader } from '../../lib/page/env.ts'
import { isOff } from '../../lib/page/must-be-on.ts'
import { addReview, getReviews } from '../../lib/ports/reviews.ts'
import { dateAt } from '../../market/calendar.ts'
import { productPath } from '../../lib/paths/product.ts'

/** Loader data of a product page. */
export interface ProductPageData {
  /** Without its raw parameters, which are in `parameters` with names. */
  readonly product: Product
  readonly parameters: readonly DisplayParameter[]
  readonly alternatives: readonly ProductBox[]
  /** Whether no variant can be ordered: then the alternatives are above the texts. */
  readonly isGone: boolean
  readonly reviews: ReviewPage | null
  readonly comments: readonly Comment[]
  /** The shop's text at the end of every product page (B7.42). */
  readonly endText: RichTextNode | null
  /** When the next stock arrives, if it is sold out (B9.25). */
  readonly storage: Restock | null
  readonly delivery: WaysData
  /** Until when the statements about days are valid, in milliseconds; the page is not cached longer. */
  readonly keepUntil: number
  /** Canonical URL. */
  readonly url: string
}

const BOXES = 4

/**
 * Loads a product, related products, names of its parameters, its latest reviews and comments. Only the product itself
 * is required: 404 if it does not exist, 403 if it is not for this visitor (C6.12).
 */
export async function loadProduct(
  slug: string,
  url: string,
  { shop, origin, wildcardProducts: wildcard }: PageEnv,
): Promise<ProductPageData> {
  const found = await getProduct(shop, { slug })
  if (!found.ok && found.error.code === 'not_found') throw new Response(null, { status: 404 })
  if (!found.ok && found.error.code === 'forbidden') throw new Response(null, { status: 403 })
  const product = unwrap(found)
  const { id: productId } = product
  const params = new URL(url).searchParams
  const boxes = async (ids: readonly number[]) => {
    const own = ids.filter((id) => id !== productId).slice(0, BOXES)
    const products = own.length === 0 ? null : await getProducts(shop, { ids: own })
    return products?.ok ? products.data.map(boxOf) : []
  }
  const [entities, alternatives, reviews, comments, endText, delivery] = await Promise.all([
    getParameterEntities(shop, { parameters: product.parameters }),
    boxes(product.alternatives),
    product.reviewCount > 0 ? getReviews(shop, { productId, ...reviewParams(reviewQueryFrom(params)) }) : null,
    getComments(shop, { productId }),
    withFallbackData(shop, 'the end text of products', getProductEndText(shop), null),
    loadWays(shop),
  ])
  const canonical = origin + productPath(product, { wildcard })
  return {
    product: { ...product, parameters: [] },
    parameters: entities.ok ? resolveParameters(product.parameters, entities.data) : [],
    alternatives,
    isGone: !product.visibility.saleable || !product.variants.some((each) => canBeOrdered(each.availability)),
    reviews: reviews?.ok ? reviews.data : null,
    comments: comments.ok ? comments.data : [],
    endText,
    delivery,
    keepUntil: delivery.keepUntil,
    storage: nextRestock(product.date_of_storage, {
      today: dateAt(shop.config.clock.now()),
    }),
    url: canonical,
  }
}

/** The product of a slug (B2.14). */
export const loader: PageLoader<ProductPageData> = async ({ request, params }, env) =>
  loadProduct(params['slug'] ?? '', request.url, env)

const answer = (body: ProductAnswer, status = 200) => data<ProductAnswer>(body, { status })

const idIn = (form: FormData, name: string): number | null => {
  const id = Number(form.get(name))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

async function write(productId: number, posted: FormData, env: PageEnv) {
  const form = reviewFormFrom(posted)
  const refuse = (problems: Readonly<Record<string, string>>) =>
    answer({ kind: 'review', done: false, form, problems }, 422)
  if (await isOff('reviews', env)) return refuse({ '': texts.reviewsOff })
  const problems = problemsOf(form, (code) => issueText(messages, { code }))
  if (form.stars === null || Object.keys(problems).length > 0) return refuse(problems)
  const { stars, ...written } = form
  const photos = reviewPhotosIn(posted)
  const named = photos.map(({ name, size }) => [name, size])
  const review = { productId, rating: toRating(stars), ...written }
  const key = { idempotencyKey: await contentKey({ ...review, ...(named.length > 0 && { named }) }) }
  const sent = await sendReview(env.shop, { ...review, photos, save: addReview }, key)
  if (sent.ok) return answer({ kind: 'review', done: true, review: sent.data })
  const photo = sent.error.issues.find(({ field }) => field === 'photos')
  if (photo) return refuse({ photos: [photo.title, issueText(messages, photo)].filter(Boolean).join(': ') })
  return refuse({ '': errorText(messages, toReviewError(sent.error)) })
}

async function submitQuestion(productId: number, posted: FormData, env: PageEnv) {
  const text = (name: keyof QuestionInputs): string => {
    const value = posted.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const typed = { name: text('name'), email: text('email'), question: text('question') }
  const errors = validateQuestionForm(typed)
  const refuse = (text: string | null) => answer({ kind: 'question', done: false, typed, errors, text }, 422)
  if (await isOff('productQuestions', env)) return refuse(texts.questionsOff)
  if (Object.keys(errors).length > 0) return refuse(null)
  const sent = await askAboutProduct(
    env.shop,
    { productId, ...typed },
    { idempotencyKey: await contentKey({ productId, ...typed }) },
  )
  return sent.ok ? answer({ kind: 'question', done: true }) : refuse(errorText(messages, sent.error))
}

async function watch(productId: number, posted: FormData, env: PageEnv) {
  const typed = posted.get('email')
  const email = typeof typed === 'string' ? typed.trim() : ''
  const refuse = (error: string) => answer({ kind: 'watch', done: false, email, error }, 422)
  if (await isOff('watcher', env)) return refuse(texts.watcherOff)
  if (email === '') return refuse(messages['required_email'] ?? messages.required)
  const variantId = idIn(posted, 'variantId')
  const sent = await addWatcher(env.shop, { productId, email, ...(variantId !== null && { variantId }) })
  return sent.ok ? answer({ kind: 'watch', done: true, email, error: '' }) : refuse(errorText(messages, sent.error))
}

/** Saves a review (C7.54), a question, or a watch for a sold-out product (C7.53), for forms posted without scripts. */
export const action: PageAction<unknown> = async ({ request }, env) => {
  const form = await formOf(request)
  const productId = idIn(form, 'productId')
  const intent = form.get('intent')
  if (productId === null) throw new Response(null, { status: 404 })
  if (intent === 'review') return write(productId, form, env)
  if (intent === 'question') return submitQuestion(productId, form, env)
  if (intent === 'watch') return watch(productId, form, env)
  // a form with a variant is posted to the cart instead
  if (intent === 'add') return answer({ kind: 'choose' }, 422)
  throw new Response(null, { status: 404 })
}
