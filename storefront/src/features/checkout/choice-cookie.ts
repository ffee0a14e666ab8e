import { type CheckoutChoice, parseChoice, type PartialChoice, stringifyChoice } from '@vanek/sdk/checkout'
import type { PageCookies } from '../../app/env.ts'

const name = 'vanek_checkout'
const week = 7 * 24 * 60 * 60

/** The shipper, branch and payment chosen before; ids only. */
export const readChoice = (cookies: PageCookies): PartialChoice => parseChoice(cookies.get(name))

/** Keeps the choice for the next step, and for the next order. */
export const keepChoice = (cookies: PageCookies, choice: CheckoutChoice): void =>
  cookies.set(name, stringifyChoice(choice), { maxAgeSeconds: week })
