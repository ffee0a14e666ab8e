import { validateRegistrationForm, register, type RegisterParams, registrationMaxLengths } from '@vanek/sdk/auth'
import type { FieldForm, BaseFormOptions } from '../form/field-form.ts'
import { camelField } from '../form/read-form.ts'
import { useFieldForm } from '../form/use-field-form.ts'
import { useShop } from '../provider/use-shop.ts'

type Checkboxes = 'isBusiness' | 'newsletter' | 'terms'
/** Name of a text field of {@link UseRegistrationFormResult}. */
export type RegistrationTextField = Exclude<keyof RegisterParams, Checkboxes>
/** A form that registers a customer. */
export type UseRegistrationFormResult = FieldForm<RegistrationTextField, Checkboxes>

/** Options of {@link useRegistrationForm}. */
export interface UseRegistrationFormOptions extends BaseFormOptions<RegistrationTextField, Checkboxes> {
  /** Called when the mail with the link was sent. */
  readonly onSuccess?: () => void
}

const { email, password, passwordConfirmation, firstName, lastName, phone, businessName, tin, vatin, ICDPH } =
  registrationMaxLengths

const texts = {
  firstName: { autoComplete: 'given-name', required: true, maxLength: firstName },
  lastName: { autoComplete: 'family-name', required: true, maxLength: lastName },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', required: true, maxLength: email },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: phone },
  businessName: { autoComplete: 'organization', maxLength: businessName },
  tin: { inputMode: 'numeric', maxLength: tin },
  vatin: { maxLength: vatin },
  ICDPH: { maxLength: ICDPH },
  password: { type: 'password', autoComplete: 'new-password', required: true, maxLength: password },
  passwordConfirmation: {
    type: 'password',
    autoComplete: 'new-password',
    required: true,
    maxLength: passwordConfirmation,
  },
} as const

const ofBusiness: Readonly<Record<string, string>> = {
  business_name: 'businessName',
  TIN: 'tin',
  VATIN: 'vatin',
  ICDPH: 'ICDPH',
}
const fieldOf = (path: string) => ofBusiness[path.split('.').at(-1) ?? ''] ?? camelField(path)

/**
 * A form that registers a customer. Company fields count only while `isBusiness` is checked. Typed values stay after a
 * failure.
 *
 * @param options - The outcome of a post without scripts.
 * @returns State and prop getters of the form. Its `error` is that of `register`.
 * @example
 * ```tsx
 * const { formProps, inputProps, checkboxProps, errorProps, issueOf, buttonProps, status } = useRegistrationForm()
 * const issue = issueOf('passwordConfirmation')
 * if (status === 'success') return <p>{en.registration_sent}</p>
 * return <form {...formProps}>
 *   <input {...inputProps('email')} />
 *   <input {...inputProps('password')} /><input {...inputProps('passwordConfirmation')} />
 *   <p {...errorProps('passwordConfirmation')}>{issue && issueText(en, issue)}</p>
 *   <input {...checkboxProps('terms')} /><button {...buttonProps}>Register</button>
 * </form>
 * ```
 */
export function useRegistrationForm({
  onSuccess,
  ...choices
}: UseRegistrationFormOptions = {}): UseRegistrationFormResult {
  const shop = useShop()
  return useFieldForm<RegistrationTextField, Checkboxes, null>({
    ...choices,
    texts,
    checkboxes: { isBusiness: {}, newsletter: {}, terms: { required: true } },
    check: (input) => validateRegistrationForm(input, shop.config.country?.alpha3),
    send: (input) => register(shop, input),
    fieldOf,
    onSuccess: () => onSuccess?.(),
  })
}
