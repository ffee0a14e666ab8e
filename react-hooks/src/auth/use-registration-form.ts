import { checkRegistration, register, type RegisterParams, registrationLengths } from '@vanek/sdk/auth'
import type { FieldForm, FieldFormChoices } from '../form/field-form.ts'
import { camelField } from '../form/read-form.ts'
import { useFieldForm } from '../form/use-field-form.ts'
import { useShop } from '../provider/use-shop.ts'

type Ticks = 'isBusiness' | 'newsletter' | 'terms'
/** A field of the registration that holds text. */
export type RegistrationTextField = Exclude<keyof RegisterParams, Ticks>
/** Props of the form that asks for an account. */
export type RegistrationForm = FieldForm<RegistrationTextField, Ticks>

/** What it starts from. */
export interface RegistrationFormOptions extends FieldFormChoices<RegistrationTextField, Ticks> {
  /** Told once a mail is on its way. */
  readonly onSent?: () => void
}

const { email, password, passwordConfirmation, firstName, lastName, phone, businessName, tin, vatin } =
  registrationLengths

const texts = {
  firstName: { autoComplete: 'given-name', required: true, maxLength: firstName },
  lastName: { autoComplete: 'family-name', required: true, maxLength: lastName },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', required: true, maxLength: email },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: phone },
  businessName: { autoComplete: 'organization', maxLength: businessName },
  tin: { inputMode: 'numeric', maxLength: tin },
  vatin: { maxLength: vatin },
  password: { type: 'password', autoComplete: 'new-password', required: true, maxLength: password },
  passwordConfirmation: {
    type: 'password',
    autoComplete: 'new-password',
    required: true,
    maxLength: passwordConfirmation,
  },
} as const

const ofBusiness: Readonly<Record<string, string>> = { business_name: 'businessName', TIN: 'tin', VATIN: 'vatin' }
const fieldOf = (path: string) => ofBusiness[path.split('.').at(-1) ?? ''] ?? camelField(path)

/**
 * A form that asks for an account. Data of a business count only while `isBusiness` is ticked. A refusal comes
 * back with everything that is typed.
 *
 * ```tsx
 * const { formProps, fieldProps, tickProps, errorProps, issueOf, buttonProps, state } = useRegistrationForm()
 * const issue = issueOf('passwordConfirmation')
 * if (state.status === 'sent') return <p>{cs.registration_sent}</p>
 * return <form {...formProps}>
 * <input {...fieldProps('email')} /><input {...fieldProps('password')} /><input
 * {...fieldProps('passwordConfirmation')} />
 *   <p {...errorProps('passwordConfirmation')}>{issue && issueText(cs, issue)}</p>
 *   <input {...tickProps('terms')} /><button {...buttonProps}>Registrovat</button>
 * </form>
 * ```
 */
export function useRegistrationForm({ onSent, ...choices }: RegistrationFormOptions = {}): RegistrationForm {
  const shop = useShop()
  return useFieldForm<RegistrationTextField, Ticks, null>({
    ...choices,
    texts,
    ticks: { isBusiness: {}, newsletter: {}, terms: { required: true } },
    check: (input) => checkRegistration(input, shop.config.country?.alpha3),
    send: (input) => register(shop, input),
    fieldOf,
    onSent: () => onSent?.(),
  })
}
