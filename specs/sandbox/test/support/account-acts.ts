import { listening, type Statement } from './statements.ts'
import { linkTo, login, restarted } from './accounts.ts'
import { codesOf, guestCart, newKey, placement, sample } from './shopping.ts'
import type { TestResponse, AskOptions, World } from './world.ts'

/** A registration that every check accepts; parts can be changed. */
export function wish(email: string, change: object = {}) {
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

/** What somebody does to get an account and into it. */
export function accountActs(the: () => World) {
  const register = (email: string, change: object = {}): Promise<TestResponse> =>
    the().ask('POST', '/store/api/v1/register', wish(email, change))
  const activate = (token: string): Promise<TestResponse> => the().ask('POST', '/store/api/v1/activate', { token })
  const tokenTo = async (email: string): Promise<string> => (await linkTo(the(), email)).searchParams.get('token') ?? ''
  const enter = async (email: string, password: string) => {
    const { status, body } = await login(the(), email, password)
    return [status, ...codesOf(body)]
  }
  const change = (bearer: string, old_password: string, more: object = {}): Promise<TestResponse> => {
    const passwords = { password: 'nove-heslo-7', password_confirmation: 'nove-heslo-7' }
    return the().ask('PATCH', '/store/api/v1/user/password', { old_password, ...passwords, ...more }, { bearer })
  }
  const orderBy = async (email: string, change: object): Promise<string> => {
    const cart = await guestCart(the().ask, (await sample(the(), 20)).id)
    const body = placement({ email, ...change })
    const placed = await the().ask('POST', '/store/api/v1/cart/place', body, { cart, key: newKey() })
    return placed.body.order.id as string
  }

  /** The statements of the database when the same is done with e-mails that nobody has and with those of customers. */
  const statementsFor = async (
    path: string,
    emails: readonly string[],
    bodyOf: (email: string) => object,
    options?: AskOptions,
  ) => {
    const recorder = listening(the().database)
    const other = await restarted(the(), [], { database: recorder.database })
    await other.app.ready()
    recorder.take()
    // the provider of payments looks into its queue every now and then, whoever asks
    const take = () => recorder.take().filter(([sql]) => !sql.includes('gateway_notifications'))
    const statements: Statement[][] = []
    for (const email of emails) {
      await other.ask('POST', path, bodyOf(email), options)
      // mails that nobody gets lie in a table of their own, which is like that of the others
      statements.push(take().map(([sql, written]) => [sql.replace('"unsent_mails"', '"mails"'), written]))
    }
    await other.close()
    return statements
  }
  return { register, activate, tokenTo, enter, change, orderBy, statementsFor }
}
