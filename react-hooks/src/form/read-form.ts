import type { IssueSummary } from '@vanek/sdk/i18n'
import type { FieldFormOptions, FieldValues } from './field-form.ts'

/** Reads a form: texts are trimmed unless they are passwords. */
export function readForm<Text extends string, Checkbox extends string>(
  form: HTMLFormElement,
  { texts, checkboxes }: Pick<FieldFormOptions<Text, Checkbox, unknown>, 'texts' | 'checkboxes'>,
): FieldValues<Text, Checkbox> {
  const data = new FormData(form)
  const textOf = (name: Text): string => {
    const value = data.get(name)
    if (typeof value !== 'string') return ''
    return texts[name].type === 'password' ? value : value.trim()
  }
  const textNames = Object.keys(texts) as Text[]
  const checkboxNames = Object.keys(checkboxes ?? {}) as Checkbox[]
  return Object.fromEntries([
    ...textNames.map((name) => [name, textOf(name)]),
    ...checkboxNames.map((name) => [name, data.has(name)]),
  ]) as FieldValues<Text, Checkbox>
}

/** The name of a field for a path in an error of the back end: `business.old_name` is `oldName`. */
export const camelField = (path: string): string =>
  (path.split('.').at(-1) ?? path).replace(/_+(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Issues of an error response by form field; the first one of each field is used. */
export function issuesByField(
  issues: readonly IssueSummary[],
  names: readonly string[],
  fieldOf: (path: string) => string | undefined,
): Readonly<Record<string, IssueSummary>> {
  const found: Record<string, IssueSummary> = {}
  for (const { code, field, title } of issues) {
    const name = field ? fieldOf(field) : undefined
    if (name !== undefined && names.includes(name)) found[name] ??= { code, field: name, ...(title && { title }) }
  }
  return found
}

/** Puts the focus on the first field, as the form shows them, that has an issue. */
export function focusFirst(form: HTMLFormElement, issues: Readonly<Record<string, unknown>>): void {
  for (const element of form.elements) {
    const name = element.getAttribute('name')
    if (name !== null && issues[name] !== undefined && element instanceof HTMLElement) return element.focus()
  }
}
