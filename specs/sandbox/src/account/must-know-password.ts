import type { FastifyRequest } from 'fastify'
import { judgePassword } from '../auth/judge.ts'
import { refusal } from '../http/errors.ts'
import { verifyPassword } from '../http/password.ts'
import { inMarket } from '../market.ts'
import type { Services } from '../services.ts'
import type { Customer } from '../shop/identity.ts'

/**
 * For what needs more than being signed in. Wrong passwords are counted as they are at signing in.
 *
 * @throws the refusals `credentials_invalid` at `password`, and `rate_limited`
 */
export async function mustKnowPassword(
  services: Services,
  request: FastifyRequest,
  { email, password_hash }: Pick<Customer, 'email' | 'password_hash'>,
  password: string,
): Promise<void> {
  const right = await judgePassword(services, request, email, async () =>
    (await verifyPassword(password, password_hash)) ? true : undefined,
  )
  // not 401, which means that nobody is signed in
  if (right === undefined)
    throw refusal('credentials_invalid', {
      ...{ field: 'password', status: 422 },
      title: inMarket({
        cs: 'Heslo nesouhlasí. Zkuste to prosím znovu.',
        sk: 'Heslo nesedí. Skúste to, prosím, znova.',
      }),
    })
}
