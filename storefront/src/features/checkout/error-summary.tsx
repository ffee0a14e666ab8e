import { plural } from '@vanek/sdk/format'
import { Notice } from '../../ui/notice.tsx'
import { fieldLabels } from './details-fields.ts'
import type { DetailsTexts } from './details-texts.ts'

const COUNT = {
  one: 'Ještě je potřeba upravit {n} údaj',
  few: 'Ještě je potřeba upravit {n} údaje',
  many: 'Ještě je potřeba upravit {n} údajů',
}

/** The fields that are wrong, in the order of the form. */
export const wrongFields = (errors: DetailsTexts): string[] =>
  [...fieldLabels.keys()].filter((name) => errors[name as keyof DetailsTexts] !== undefined)

/** All that is wrong with the form, each with the way to its field. */
export function ErrorSummary({ errors }: { readonly errors: DetailsTexts }) {
  const wrong = wrongFields(errors)
  if (wrong.length === 0) return null
  return (
    <Notice kind="danger">
      <h2 className="notice-title">{plural('cs', wrong.length, COUNT)}</h2>
      <ul className="error-list">
        {wrong.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{fieldLabels.get(name)}</a>: {errors[name as keyof DetailsTexts]}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
