import * as texts from '#texts/entities/account'
import { CommerceError, type ShopError, unwrap } from '@vanek/sdk'
import { getUser, type User } from '@vanek/sdk/account'
import type { Cart, CartStore } from '@vanek/sdk/cart'
import { createNoticeStore } from '@vanek/sdk/notices'
import type { SessionSnapshot } from '@vanek/sdk/session'
import { data, redirect } from 'react-router-dom'
import { formOf } from '../../lib/forms/form-of.ts'
import { textIn } from '../../lib/forms/posted.ts'
import { refusalOf } from '../../lib/forms/refusal.ts'
import type { CustomerEnv, Guarded, PageAction, PageArgs, PageEnv, VisitorEnv } from '../../lib/page/env.ts'
import { signInPath } from '../../lib/paths/account.ts'
import { sessionOf } from '../../lib/session/session.ts'
import { type AccountFlash, takeAccountFlash } from './account-flash.ts'

/** Errors and values of a rejected form. */
export interface Refused {
  /** Id of the form on the page. */
  readonly form: string
  readonly values: Readonly<Record<string, string | boolean>>
  /** Error codes by field. */
  readonly errors: Readonly<Record<string, string>>
  /** Error text for the whole form. */
  readonly text: string | null
}

/** Response to a rejected form. */
export const refuse = (refused: Partial<Refused>) =>
  data<Refused>({ form: '', values: {}, errors: {}, text: null, ...refused }, { status: 422 })

/** Response to a form that no page of the shop has. */
export const unknownForm = () => refuse({ text: texts.notUnderstood })

/**
 * Response to a form that the back end rejected: errors by field where possible, else for the whole form. If the
 * session has expired, it throws a redirect to the sign-in instead.
 */
export function refuseFor(
  error: ShopError,
  fields: readonly string[],
  refused: Partial<Refused>,
  fieldOf?: (field: string) => string,
) {
  if (error.code === 'unauthorized') throw new CommerceError(error)
  return refuse({ ...refused, ...refusalOf(error, fields, fieldOf) })
}

/** Initial state for the browser's stores; after a client-side navigation they have their own. */
interface Known {
  readonly session?: SessionSnapshot
  readonly cart?: Cart
}

/** Loader data of every page of the account. */
export interface AccountData<T> extends Known {
  /** Data of the page; null if it cannot be shown. */
  readonly page: T | null
  /** Why not: it does not exist, or the back end did not answer. */
  readonly trouble: 'missing' | 'failed' | null
  /** Message of the last form. */
  readonly flash: AccountFlash | null
}

/** A redirect to the sign-in, which returns to the page. */
export function toSignIn({ request }: PageArgs): Response {
  const { pathname, search } = new URL(request.url)
  return redirect(signInPath(request.method === 'GET' ? pathname + search : pathname), 303)
}

/** Whether a call was rejected because the session has expired or the customer is restricted. */
const isOut = ({ code }: { readonly code: string }) => code === 'unauthorized' || code === 'customer_restricted'

/** Throws a redirect to the sign-in if there is no token (C2.14). */
export function mustBeSignedIn(args: PageArgs, { shop }: PageEnv): void {
  if (!shop.config.tokens.has('auth')) throw toSignIn(args)
}

/**
 * Loads the session: on the server everything that the browser's session would request, including the cart, so that it
 * can continue from there. If the session has expired or the customer is restricted, it redirects to the sign-in.
 */
async function whoIsHere(args: PageArgs, env: VisitorEnv): Promise<Known> {
  const cart = import.meta.env.SSR ? await serverCart(env) : undefined
  const session = await sessionOf(env, cart && { cart })
  if (cart) await session.start()
  else await session.loadUser()
  if (session.getState().status === 'guest') throw toSignIn(args)
  if (!cart) return {}
  const { loaded, cart: held } = cart.getState()
  return { session: session.snapshot(), ...(loaded && { cart: held }) }
}

async function serverCart({ shop }: PageEnv): Promise<CartStore> {
  const { makeCart } = await import('../../lib/session/cart-engine.ts')
  return makeCart(shop, createNoticeStore())
}

async function userOf(known: Promise<Known>, { shop }: PageEnv): Promise<User> {
  const sessionUser = import.meta.env.SSR ? (await known).session?.user : undefined
  return sessionUser ?? unwrap(await getUser(shop))
}

/** The state of a page after a failed call; undefined if the error is not one of the shop. */
const troubleOf = (error: unknown): AccountData<never>['trouble'] | undefined => {
  if (!(error instanceof CommerceError)) return undefined
  const { code } = error.error
  return code === 'not_found' || code === 'validation' ? 'missing' : 'failed'
}

/** Marks an action as guarded; only for code that is behind the guard. */
const guarded = (run: PageAction<unknown>) => run as Guarded

/**
 * Adds the guard to the loader of a page for customers. Missing data and failed calls are shown within the frame of the
 * account; a guest, or a customer whose session has expired, is redirected to the sign-in.
 */
/* @__NO_SIDE_EFFECTS__ */
export const customerLoader = <T>(load: (args: PageArgs, env: CustomerEnv) => Promise<T>): Guarded =>
  guarded(async (args, env) => {
    mustBeSignedIn(args, env)
    const visitor = whoIsHere(args, env)
    const own = { ...env, user: async () => userOf(visitor, env) }
    const [known, page] = await Promise.allSettled([visitor, load(args, own)])
    if (known.status === 'rejected') throw known.reason
    const answer = (shown: unknown, trouble: AccountData<unknown>['trouble'], status: number) =>
      data<AccountData<unknown>>(
        { ...known.value, page: shown, trouble, flash: takeAccountFlash(env.cookies) },
        { status },
      )
    if (page.status === 'fulfilled') return answer(page.value, null, 200)
    const trouble = troubleOf(page.reason)
    if (trouble === undefined) throw page.reason
    if (page.reason instanceof CommerceError && isOut(page.reason.error)) throw toSignIn(args)
    if (trouble === 'failed') env.report?.(page.reason)
    return answer(null, trouble, trouble === 'failed' ? 503 : 404)
  })

/**
 * Adds the guard to the action of a page for customers: a guest, or a customer whose session has expired, is redirected
 * to the sign-in.
 */
/* @__NO_SIDE_EFFECTS__ */
const customerAction = (perform: PageAction<unknown>): Guarded =>
  guarded(async (args, env) => {
    mustBeSignedIn(args, env)
    try {
      return await perform(args, env)
    } catch (error) {
      throw error instanceof CommerceError && isOut(error.error) ? toSignIn(args) : error
    }
  })

/** For an action of a page for customers that handles guests itself. */
export const answersGuests = (perform: PageAction<unknown>): Guarded => guarded(perform)

/**
 * Creates the action of an account page, with the guard. Errors that the page does not handle become the error of the
 * whole form.
 */
/* @__NO_SIDE_EFFECTS__ */
export const accountAction = (
  perform: (form: FormData, args: PageArgs, env: VisitorEnv) => Promise<unknown>,
): Guarded =>
  customerAction(async (args, env) => {
    const form = await formOf(args.request)
    try {
      return await perform(form, args, env)
    } catch (error) {
      if (!(error instanceof CommerceError) || isOut(error.error)) throw error
      return refuseFor(error.error, [], { form: textIn(form, 'intent') })
    }
  })
