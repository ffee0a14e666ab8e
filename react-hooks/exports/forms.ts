/** What the forms of all domains share. */
export {
  type FieldForm,
  type FieldFormChoices,
  type FieldFormState,
  type FieldIssues,
  type FieldValues,
  type Posted,
  type TextFieldProps,
  type TickFieldProps,
} from '../src/form/field-form.ts'
export { useMinimumDelay } from '../src/time/use-minimum-delay.ts'
