import { newId, type ShopError, unwrap } from '@vanek/sdk'
import { getUserOrder } from '@vanek/sdk/account'
import { getOrderByToken } from '@vanek/sdk/checkout'
import {
  type OrderDetails,
  validateClaimForm,
  toClaimDraft,
  type ClaimInputs,
  getOrderClaims,
  type OrderClaims,
  type OrderKey,
  sendClaim,
} from '@vanek/sdk/orders'
import { data, redirect } from 'react-router-dom'
import { refuse, toSignIn } from '../../entities/account/load-account.ts'
import { shownIn } from '../../entities/order/shown-order.tsx'
import { claimFields, claimPathOf, filedPathOf, orderIn } from '../../lib/paths/claims.ts'
import { claimPath } from '#market/paths'
import { formOf } from '../../lib/forms/form-of.ts'
import { textIn } from '../../lib/forms/posted.ts'
import { refusalOf } from '../../lib/forms/refusal.ts'
import type { PageAction, PageArgs, VisitorEnv, VisitorLoader } from '../../lib/page/env.ts'

/** The form for one order. */
export interface ClaimOrderData {
  readonly order: OrderDetails
  readonly orderKey: OrderKey
  readonly claims: OrderClaims
  /** Idempotency key of the claim. */
  readonly claimKey: string
  /** Time of the render, in milliseconds. */
  readonly now: number
}

/** The URL has no order, or one that this visitor cannot see. */
export interface ClaimLeadData {
  readonly order: null
  /** Whether the order of the URL was not found. */
  readonly missing: boolean
  readonly signedIn: boolean
  /** The visitor's last order, if it can be claimed. */
  readonly current: { readonly code: string; readonly path: string } | null
}

export type ClaimData = ClaimOrderData | ClaimLeadData

const isMissing = ({ code }: ShopError) => code === 'not_found' || code === 'validation'

const isOut = ({ code }: ShopError) => code === 'unauthorized' || code === 'customer_restricted'

async function lead({ shop }: VisitorEnv, missing: boolean): Promise<ClaimLeadData> {
  const key = { token: 'current' }
  const found = missing ? null : await getOrderByToken(shop, { token: key.token })
  const delivered = found?.ok === true && found.data.events.some(({ kind }) => kind === 'delivered')
  return {
    ...{ order: null, missing, signedIn: shop.config.tokens.has('auth') },
    current: delivered ? { code: found.data.code, path: claimPathOf(key) } : null,
  }
}

async function forOrder(key: OrderKey, args: PageArgs, env: VisitorEnv): Promise<ClaimData | Response> {
  const { shop } = env
  if ('id' in key && !shop.config.tokens.has('auth')) return toSignIn(args)
  const [found, claims] = await Promise.all([
    'id' in key ? getUserOrder(shop, { id: key.id }) : getOrderByToken(shop, { token: key.token }),
    getOrderClaims(shop, key),
  ])
  if (!found.ok && isOut(found.error)) return toSignIn(args)
  if (!found.ok && isMissing(found.error)) return lead(env, true)
  return {
    ...{ order: unwrap(found), orderKey: key, claims: unwrap(claims) },
    ...{ claimKey: newId(), now: shop.config.clock.now() },
  }
}

/** Loads the order of the URL and its claims; without one, the orders to choose from. */
export const loader: VisitorLoader<unknown> = async (args, env) => {
  const key = orderIn(new URL(args.request.url).searchParams)
  if (key === null) return lead(env, false)
  const claimData = await forOrder(key, args, env)
  if (claimData instanceof Response) throw claimData
  return claimData.order === null ? data(claimData, { status: 404 }) : claimData
}

/** The photos of a posted form; an empty file input posts an empty file. */
const photosIn = (form: FormData): readonly File[] =>
  form.getAll('photos').filter((each): each is File => each instanceof File && each.name !== '')

const keyIn = (form: FormData): string => {
  const key = textIn(form, 'claimKey')
  return /^[\w-]{8,200}$/.test(key) ? key : newId()
}

/** Files a claim that was posted without scripts; after an error the typed input stays, but not the files (A6.11). */
export const action: PageAction<unknown> = async (args, { shop }) => {
  const { request } = args
  const key = orderIn(new URL(request.url).searchParams)
  if (key === null) return redirect(claimPath, 303)
  const form = await formOf(request)
  const values: ClaimInputs = {
    ...{ item: textIn(form, 'item'), amount: textIn(form, 'amount') },
    ...{ description: textIn(form, 'description'), wish: textIn(form, 'wish') },
  }
  // no check of the claimable amount, which the back end does: a form that is posted twice has already used it up
  const errors = validateClaimForm(values, values.item === '' ? [] : [{ item: Number(values.item), amount: Infinity }])
  if (Object.keys(errors).length > 0) return refuse({ form: 'claim', values: { ...values }, errors })
  const photos = photosIn(form)
  const answer = await sendClaim(
    shop,
    { ...shownIn(form, key), ...toClaimDraft(values), photos },
    { idempotencyKey: keyIn(form) },
  )
  if (answer.ok) return redirect(filedPathOf(key, answer.data.number), 303)
  if (answer.error.code === 'unauthorized') return toSignIn(args)
  const photo = answer.error.issues.find(({ field }) => field === 'photos')?.title ?? ''
  const refusal = refusalOf(answer.error, claimFields)
  return refuse({ form: 'claim', values: { ...values, photo }, ...refusal })
}
