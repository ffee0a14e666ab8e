import {
  checkProfile,
  fromUser,
  profileFieldOf,
  type ProfileText,
  type ProfileTick,
  toUserChange,
  updateUser,
  type User,
} from '@vanek/sdk/account'
import type { FieldForm, FieldFormChoices } from '../form/field-form.ts'
import { useFieldForm } from '../form/use-field-form.ts'
import { useBinding } from '../provider/context.ts'
import { profileFields, profileTicks } from './profile-fields.ts'

/** Props of a form for the profile. */
export type ProfileForm = FieldForm<ProfileText, ProfileTick>

/** What the form of the profile starts from. */
export interface ProfileFormOptions extends FieldFormChoices<ProfileText, ProfileTick> {
  /** Whose profile it is; the form starts with what is known. */
  readonly user: User
  /** Told of the customer as changed. */
  readonly onSent?: (user: User) => void
}

/**
 * A form that changes the customer's profile. A refusal keeps everything that is typed and comes back to the form;
 * a change is known to the whole page at once.
 *
 * ```tsx
 * const { formProps, fieldProps, tickProps, errorProps, issueOf, buttonProps } = useProfileForm({ user })
 * const issue = issueOf('firstName')
 * return <form {...formProps}>
 *   <input {...fieldProps('firstName')} /><p {...errorProps('firstName')}>{issue && issueText(cs, issue)}</p>
 *   <label><input {...tickProps('newsletter')} /> Chci dostávat novinky</label>
 *   <button {...buttonProps}>Uložit</button>
 * </form>
 * ```
 */
export function useProfileForm({ user, onSent, posted, ...choices }: ProfileFormOptions): ProfileForm {
  const { shop, session } = useBinding()
  const home = shop.config.country?.alpha3
  return useFieldForm<ProfileText, ProfileTick, User>({
    ...choices,
    posted: { ...posted, values: { ...fromUser(user, home), ...posted?.values } },
    texts: profileFields,
    ticks: profileTicks,
    check: (values) => checkProfile(values, home),
    fieldOf: profileFieldOf,
    keeps: true,
    async send(values) {
      const answer = await updateUser(shop, toUserChange(values, home))
      if (answer.ok) session?.receiveUser(answer.data)
      else if (answer.error.code === 'unauthorized') session?.expire()
      return answer
    },
    onSent,
  })
}
