import {
  validateProfileForm,
  toProfileInputs,
  toProfileField,
  type ProfileTextField,
  type ProfileCheckbox,
  toUpdateUserParams,
  updateUser,
  type User,
} from '@vanek/sdk/account'
import type { FieldForm, BaseFormOptions } from '../form/field-form.ts'
import { useFieldForm } from '../form/use-field-form.ts'
import { useBinding } from '../provider/context.ts'
import { profileFields, profileCheckboxes } from './profile-fields.ts'

/** A form with the profile of a customer. */
export type UseProfileFormResult = FieldForm<ProfileTextField, ProfileCheckbox>

/** Options of {@link useProfileForm}. */
export interface UseProfileFormOptions extends BaseFormOptions<ProfileTextField, ProfileCheckbox> {
  /** The customer, whose profile the form starts with. */
  readonly user: User
  /** Called with the changed customer. */
  readonly onSuccess?: (user: User) => void
}

/**
 * A form that changes the profile of the customer. The session is updated at once. Typed values stay after a failure.
 *
 * @param options - The customer.
 * @returns State and prop getters of the form. Its `error` is that of `updateUser`.
 * @example
 * ```tsx
 * const { formProps, inputProps, checkboxProps, errorProps, issueOf, buttonProps } = useProfileForm({ user })
 * const issue = issueOf('firstName')
 * return <form {...formProps}>
 *   <input {...inputProps('firstName')} /><p {...errorProps('firstName')}>{issue && issueText(en, issue)}</p>
 *   <label><input {...checkboxProps('newsletter')} /> Send me news</label>
 *   <button {...buttonProps}>Save</button>
 * </form>
 * ```
 */
export function useProfileForm({ user, onSuccess, posted, ...choices }: UseProfileFormOptions): UseProfileFormResult {
  const { shop, session } = useBinding()
  const home = shop.config.country?.alpha3
  return useFieldForm<ProfileTextField, ProfileCheckbox, User>({
    ...choices,
    posted: { ...posted, values: { ...toProfileInputs(user, home), ...posted?.values } },
    texts: profileFields,
    checkboxes: profileCheckboxes,
    check: (values) => validateProfileForm(values, home),
    fieldOf: toProfileField,
    keepsValues: true,
    async send(values) {
      const answer = await updateUser(shop, toUpdateUserParams(values, home))
      if (answer.ok) session?.receiveUser(answer.data)
      else if (answer.error.code === 'unauthorized') session?.expire()
      return answer
    },
    onSuccess,
  })
}
