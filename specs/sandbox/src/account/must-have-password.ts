import type { FastifyRequest } from 'fastify'
import { checkPassword } from '../auth/check-password.ts'
import { refusal } from '../http/errors.ts'
import { verifyPassword } from '../http/password.ts'
import { inMarket } from '../market.ts'
import type { Services } from '../services.ts'
import type { Customer } from '../shop/identity.ts'

/**
 * Verifies the password for operations that need more than a session. Wrong passwords count as they do for sign-in.
 *
 * @throws the refusals `credentials_invalid` at `password`, and `rate_limited`
 */
export async function mustHavePassword(
  services: Services,
  request: FastifyRequest,
  { email, password_hash }: Pick<Customer, 'email' | 'password_hash'>,
  password: string,
): Promise<void> {
  const right = await checkPassword(services, request, email, async () =>
    (await verifyPassword(password, password_hash)) ? true : undefined,
  )
  // not 401, which means "not signed in"
  if (right === undefined)
    throw refusal('credentials_invalid', {
      ...{ field: 'password', status: 422 },
      title: inMarket({
        cs: 'Heslo nesouhlasí. Zkuste to prosím znovu.',
        sk: 'Heslo nesedí. Skúste to, prosím, znova.',
      }),
    })
}
