import type { components } from '../generated/shop.d.ts'
import type { DeepReadonly } from '../kernel/readonly.ts'

/** What somebody signs in with. */
export interface LoginParams {
  readonly email: string
  readonly password: string
}

/** What became of the lines of a guest cart when its owner signed in. */
export interface CartMerge extends DeepReadonly<components['schemas']['CartMerge']> {}

/** How signing in ended. */
export interface LoginData {
  /** null when there was no guest cart, or an empty one. */
  readonly cart: CartMerge | null
}

/** What is filled in to get an account; names as the form posts them. */
export interface RegisterParams {
  readonly email: string
  readonly password: string
  readonly passwordConfirmation: string
  readonly firstName: string
  readonly lastName: string
  readonly phone?: string
  /** The next three count only when it is on. */
  readonly isBusiness?: boolean
  readonly businessName?: string
  readonly tin?: string
  readonly vatin?: string
  readonly newsletter?: boolean
  readonly terms: boolean
}

/** A new password by the link of a mail (C7.06). */
export interface ResetPasswordParams {
  readonly email: string
  readonly password: string
  readonly password_confirmation: string
  /** From the link. */
  readonly token: string
}

/** A new password of a customer who is signed in (C7.09). */
export interface ChangePasswordParams {
  readonly old_password: string
  readonly password: string
  readonly password_confirmation: string
}
