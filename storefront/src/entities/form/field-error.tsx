import { issueText, type SayableIssue } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'

/** What the hook of a form says of what is wrong with its fields. */
export interface IssuesOf<Name extends string> {
  readonly issueOf: (name: Name) => SayableIssue | undefined
  readonly errorProps: (name: Name) => { readonly id: string }
}

interface FieldErrorProps<Name extends string> {
  readonly form: IssuesOf<Name>
  readonly name: Name
}

/** What is wrong with a field, below it; nothing when it is right. */
export function FieldError<Name extends string>({ form, name }: FieldErrorProps<Name>) {
  const issue = form.issueOf(name)
  return (
    issue && (
      <span className="field-error" {...form.errorProps(name)}>
        {issueText(cs, issue)}
      </span>
    )
  )
}
