/**
 * Types that the forms of all domains share.
 *
 * @module
 */
export {
  type FieldForm,
  type BaseFormOptions,
  type PostFormProps,
  type StatusProps,
  type SubmitButtonProps,
  type WriteStatus,
  type CommonFieldProps,
  type PostedForm,
  type TextInputProps,
  type CheckboxProps,
} from '../src/form/field-form.ts'
export { useMinimumDelay } from '../src/time/use-minimum-delay.ts'
