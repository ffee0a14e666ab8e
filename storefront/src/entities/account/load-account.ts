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
import { type AccountSaid, takeSaid } from './said.ts'

/** Why a posted form was refused, and what was typed. */
export interface Refused {
  /** Which form of the page it was. */
  readonly form: string
  readonly values: Readonly<Record<string, string | boolean>>
  /** Codes by field. */
  readonly errors: Readonly<Record<string, string>>
  /** What is said of the whole form. */
  readonly text: string | null
}

/** Answers a posted form that was refused. */
export const refuse = (refused: Partial<Refused>) =>
  data<Refused>({ form: '', values: {}, errors: {}, text: null, ...refused }, { status: 422 })

/** Answers a form that no page of ours has sent. */
export const notUnderstood = () => refuse({ text: 'Tohle se nepodařilo. Načtěte prosím stránku znovu.' })

/**
 * Answers a posted form that the shop refused: by field what speaks of one, else as a whole. A customer who is not
 * signed in any more is not refused: that is thrown, and leads to signing in.
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

/** What the browser goes on from; it has its own when it comes by itself. */
interface Known {
  readonly session?: SessionSnapshot
  readonly cart?: Cart
}

/** What every page of the account is made of. */
export interface AccountData<T> extends Known {
  /** What the page shows; null when it cannot be shown. */
  readonly page: T | null
  /** Why not: there is no such thing, or nobody answered. */
  readonly trouble: 'missing' | 'failed' | null
  /** What the form before has left to say. */
  readonly said: AccountSaid | null
}

/** Leads to signing in and from there back to the page. */
export function toSignIn({ request }: PageArgs): Response {
  const { pathname, search } = new URL(request.url)
  return redirect(signInPath(request.method === 'GET' ? pathname + search : pathname), 303)
}

/** Whether a call was refused to whoever is signed in: no more, or of a group that may not be here. */
const isOut = ({ code }: { readonly code: string }) => code === 'unauthorized' || code === 'customer_restricted'

/** Goes on for somebody who has a token; leads others to signing in (C2.14). */
export function mustBeSignedIn(args: PageArgs, { shop }: PageEnv): void {
  if (!shop.config.tokens.has('auth')) throw toSignIn(args)
}

/**
 * Finds out who is here: on the server all that the session of the browser would have to ask, the cart included, so that
 * it goes on from there. Who is signed in no more, or may not be, is led to signing in.
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
  const told = import.meta.env.SSR ? (await known).session?.user : undefined
  return told ?? unwrap(await getUser(shop))
}

/** What a refused call means for a page; undefined when it is nothing of the shop's. */
const troubleOf = (error: unknown): AccountData<never>['trouble'] | undefined => {
  if (!(error instanceof CommerceError)) return undefined
  const { code } = error.error
  return code === 'not_found' || code === 'validation' ? 'missing' : 'failed'
}

/** Says that the guard stands before it; nothing else may. */
const guarded = (run: PageAction<unknown>) => run as Guarded

/**
 * Puts the guard before the loader of a page for customers. What is not there and what nobody answers is told within the
 * frame of the account; who is not signed in, or not any more, is led to signing in.
 */
/* @__NO_SIDE_EFFECTS__ */
export const customerLoader = <T>(load: (args: PageArgs, env: CustomerEnv) => Promise<T>): Guarded =>
  guarded(async (args, env) => {
    mustBeSignedIn(args, env)
    const asked = whoIsHere(args, env)
    const own = { ...env, user: async () => userOf(asked, env) }
    const [known, page] = await Promise.allSettled([asked, load(args, own)])
    if (known.status === 'rejected') throw known.reason
    const answer = (shown: unknown, trouble: AccountData<unknown>['trouble'], status: number) =>
      data<AccountData<unknown>>({ ...known.value, page: shown, trouble, said: takeSaid(env.cookies) }, { status })
    if (page.status === 'fulfilled') return answer(page.value, null, 200)
    const trouble = troubleOf(page.reason)
    if (trouble === undefined) throw page.reason
    if (page.reason instanceof CommerceError && isOut(page.reason.error)) throw toSignIn(args)
    if (trouble === 'failed') env.report?.(page.reason)
    return answer(null, trouble, trouble === 'failed' ? 503 : 404)
  })

/** Puts the guard before the action of a page for customers: who is not signed in, or not any more, is led to signing in. */
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

/** For an action of a page for customers that answers guests itself. */
export const answersGuests = (perform: PageAction<unknown>): Guarded => guarded(perform)

/** Makes the action of a page of the account, with the guard before it: what the shop refuses and the page does not say itself is told as a whole. */
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
