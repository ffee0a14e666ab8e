import { documentOf } from './plain-form.ts'

/** A form of a page as a browser without scripts would post it, with one of its buttons. */
export interface PostedForm {
  /** Path and query that it is posted to. */
  readonly action: string
  /** Tells it from the other forms of the shop: names of its button and of its fields. */
  readonly kind: string
  /** Nothing typed. */
  readonly empty: FormData
  /** Something wrong in every field. */
  readonly wrong: FormData
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const wrongValues: Readonly<Record<string, string>> = { email: 'jan@', number: '-1', date: '2999-99-99', file: '' }

const isTyped = ({ type }: Field) => !['hidden', 'submit', 'button'].includes(type)

function filled(fields: readonly Field[], button: HTMLButtonElement | undefined, valueOf: (field: Field) => string) {
  const data = new FormData()
  for (const field of fields) {
    if (!isTyped(field)) data.append(field.name, field.value)
    else if (field.type === 'file') data.append(field.name, new File([], ''))
    else if (valueOf(field) !== '') data.append(field.name, valueOf(field))
  }
  if (button?.name) data.append(button.name, button.value)
  return data
}

const ofWrong = (field: Field): string => {
  if (field.type === 'checkbox' || field.type === 'radio') return field.name === 'terms' ? '' : field.value
  if (field.tagName === 'SELECT') return field.value
  return wrongValues[field.type] ?? (/e-?mail/i.test(field.name) ? 'jan@' : '1')
}

/** Forms of a page that are posted, once for each of their buttons. */
export function postedForms(html: string, path: string): readonly PostedForm[] {
  const document = documentOf(html)
  return [...document.querySelectorAll<HTMLFormElement>('form[method="post" i]')].flatMap((form) => {
    const fields = ([...form.elements] as Field[]).filter(({ name, tagName }) => name !== '' && tagName !== 'BUTTON')
    const buttons = [...form.elements].filter(
      (one): one is HTMLButtonElement => one.tagName === 'BUTTON' && one.getAttribute('type') !== 'button',
    )
    const action = new URL(form.getAttribute('action') ?? path, `http://shop${path}`)
    return (buttons.length > 0 ? buttons : [undefined]).map((button) => {
      const intent = fields.find(({ name }) => name === 'intent')?.value
      const names = [...new Set(fields.map(({ name }) => name.replaceAll(/\d+/g, '0')))].sort()
      return {
        action: action.pathname + action.search,
        kind: [intent, button?.name, button?.name === 'intent' ? button.value : '', ...names].join(),
        empty: filled(fields, button, () => ''),
        wrong: filled(fields, button, ofWrong),
      }
    })
  })
}
