import { recordStatements, type Statement } from './statements.ts'
import { linkTo, login, restarted } from './accounts.ts'
import { codesOf, guestCart, newKey, placement, sample } from './shopping.ts'
import type { TestResponse, RequestOptions, World } from './world.ts'

/** A valid registration with overrides. */
export function registration(email: string, change: object = {}) {
  return {
    email,
    password: 'vitr-v-pasazi',
    password_confirmation: 'vitr-v-pasazi',
    firstName: 'Eliška',
    lastName: 'Větrná',
    terms: true,
    ...change,
  }
}

/** Helpers that register, activate and sign in customers. */
export function accountHelpers(the: () => World) {
  const register = (email: string, change: object = {}): Promise<TestResponse> =>
    the().request('POST', '/store/api/v1/register', registration(email, change))
  const activate = (token: string): Promise<TestResponse> => the().request('POST', '/store/api/v1/activate', { token })
  const tokenTo = async (email: string): Promise<string> => (await linkTo(the(), email)).searchParams.get('token') ?? ''
  const enter = async (email: string, password: string) => {
    const { status, body } = await login(the(), email, password)
    return [status, ...codesOf(body)]
  }
  const change = (bearer: string, old_password: string, more: object = {}): Promise<TestResponse> => {
    const passwords = { password: 'nove-heslo-7', password_confirmation: 'nove-heslo-7' }
    return the().request('PATCH', '/store/api/v1/user/password', { old_password, ...passwords, ...more }, { bearer })
  }
  const placeOrder = async (email: string, change = {}): Promise<{ readonly id: string; readonly token: string }> => {
    const cart = await guestCart(the().request, (await sample(the(), 20)).id)
    const body = placement({ email, ...change })
    const placed = await the().request('POST', '/store/api/v1/cart/place', body, { cart, key: newKey() })
    return placed.body.order
  }
  const orderBy = async (email: string, change: object): Promise<string> => (await placeOrder(email, change)).id

  /** The SQL statements of the same requests for unknown and for known e-mails. */
  const statementsFor = async (
    path: string,
    emails: readonly string[],
    bodyOf: (email: string) => object,
    options?: RequestOptions,
  ) => {
    const recorder = recordStatements(the().database)
    const other = await restarted(the(), [], { database: recorder.database })
    await other.app.ready()
    recorder.take()
    // the payment provider polls its queue in the background
    const take = () => recorder.take().filter(([sql]) => !sql.includes('gateway_notifications'))
    const statements: Statement[][] = []
    for (const email of emails) {
      await other.request('POST', path, bodyOf(email), options)
      // unsent mails have a table of their own with the same columns
      statements.push(take().map(([sql, written]) => [sql.replace('"unsent_mails"', '"mails"'), written]))
    }
    await other.close()
    return statements
  }
  return { register, activate, tokenTo, enter, change, placeOrder, orderBy, statementsFor }
}
