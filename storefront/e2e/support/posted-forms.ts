import { documentOf } from './plain-form.ts'

/** A form of a page as a browser without scripts would post it with one of its buttons. */
export interface PostedForm {
  /** Path and query of the request. */
  readonly action: string
  /** Identifies the form in the shop: its intent, its button and its field names. */
  readonly kind: string
  /** All fields empty. */
  readonly empty: FormData
  /** An invalid value in every field. */
  readonly invalid: FormData
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const invalidValues: Readonly<Record<string, string>> = { email: 'jan@', number: '-1', date: '2999-99-99', file: '' }

function invalidValue(field: Field): string {
  if (field.type === 'checkbox' || field.type === 'radio') return field.name === 'terms' ? '' : field.value
  if (field.tagName === 'SELECT') return field.value
  return invalidValues[field.type] ?? (/e-?mail/i.test(field.name) ? 'jan@' : '1')
}

function fillIn(fields: readonly Field[], button: HTMLButtonElement | undefined, valueOf: (field: Field) => string) {
  const data = new FormData()
  for (const field of fields) {
    if (field.type === 'hidden') data.append(field.name, field.value)
    else if (field.type === 'file') data.append(field.name, new File([], ''))
    else if (valueOf(field) !== '') data.append(field.name, valueOf(field))
  }
  if (button?.name) data.append(button.name, button.value)
  return data
}

/** The forms of a page that are posted, once for each of their buttons. */
export function postedForms(html: string, path: string): readonly PostedForm[] {
  // only the forms are parsed: a page is ten times as long
  const markup = html.match(/<form\b[^>]*\bmethod="post"[\s\S]*?<\/form>/gi) ?? []
  const forms = documentOf(markup.join('')).querySelectorAll('form')
  return [...forms].flatMap((form) => {
    const elements = [...form.elements] as (Field | HTMLButtonElement)[]
    const fields = elements.filter((one): one is Field => one.name !== '' && one.tagName !== 'BUTTON')
    const buttons = elements.filter(
      (one): one is HTMLButtonElement => one.tagName === 'BUTTON' && one.getAttribute('type') !== 'button',
    )
    const action = new URL(form.getAttribute('action') ?? path, `http://shop${path}`)
    const intent = fields.find(({ name }) => name === 'intent')?.value
    const names = [...new Set(fields.map(({ name }) => name.replaceAll(/\d+/g, '0')))].sort()
    return (buttons.length > 0 ? buttons : [undefined]).map((button) => ({
      action: action.pathname + action.search,
      kind: [intent, button?.name, button?.name === 'intent' ? button.value : '', ...names].join(),
      empty: fillIn(fields, button, () => ''),
      invalid: fillIn(fields, button, invalidValue),
    }))
  })
}
