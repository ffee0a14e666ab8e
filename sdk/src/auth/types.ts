import type { components } from '../generated/shop.d.ts'
import type { DeepReadonly } from '../kernel/readonly.ts'

/** E-mail and password, for `login`. */
export interface LoginParams {
  /** E-mail address of the account. */
  readonly email: string
  /** Password of the account. */
  readonly password: string
}

/** Result of merging a guest cart at sign-in. */
export interface CartMerge extends DeepReadonly<components['schemas']['CartMerge']> {}

/** Result of a sign-in. */
export interface LoginData {
  /** null when there was no guest cart, or an empty one. */
  readonly cart: CartMerge | null
}

/** A registration, for `register`; the names are those of the form. */
export interface RegisterParams {
  /** E-mail address to sign in with. */
  readonly email: string
  /** Password, 8 to 128 characters. */
  readonly password: string
  /** Password, typed again; has to be the same. */
  readonly passwordConfirmation: string
  /** First name. */
  readonly firstName: string
  /** Last name. */
  readonly lastName: string
  /** Phone number in any common format; without a prefix, it belongs to the shop's country. Optional. */
  readonly phone?: string
  /** Whether the account is for a company; the next four fields are ignored otherwise. @defaultValue false */
  readonly isBusiness?: boolean
  /** Name of the company; required for a company. */
  readonly businessName?: string
  /** Company registration number; required for a company. */
  readonly tin?: string
  /** VAT identification number, in Slovakia the tax number; optional. */
  readonly vatin?: string
  /** VAT identification number of a Slovak company; optional. */
  readonly ICDPH?: string
  /** Whether to subscribe to the newsletter. @defaultValue false */
  readonly newsletter?: boolean
  /** Whether the customer agrees to the terms; has to be true. */
  readonly terms: boolean
}

/** A new password by the link of a mail. */
export interface ResetPasswordParams {
  /** E-mail address of the account, from the query of the link. */
  readonly email: string
  /** New password, 8 to 128 characters. */
  readonly password: string
  /** New password, typed again. */
  readonly password_confirmation: string
  /** Token from the query of the link. */
  readonly token: string
}

/** A new password of a customer who is signed in. */
export interface ChangePasswordParams {
  /** Current password. */
  readonly old_password: string
  /** New password, 8 to 128 characters. */
  readonly password: string
  /** New password, typed again. */
  readonly password_confirmation: string
}
