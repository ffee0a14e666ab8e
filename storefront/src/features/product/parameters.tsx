import type { Parameter } from '@vanek/sdk/product'
import { useNumber } from './use-number.ts'

function grouped(parameters: readonly Parameter[]): ReadonlyMap<string, readonly Parameter[]> {
  const groups = new Map<string, Parameter[]>()
  for (const parameter of parameters) {
    if (parameter.parameter_hide_product_detail) continue
    const title = parameter.group ?? 'Vlastnosti'
    groups.set(title, [...(groups.get(title) ?? []), parameter])
  }
  return groups
}

/** All parameters in their groups; one that needs explaining opens its explanation in place. */
export function Parameters({ parameters }: { readonly parameters: readonly Parameter[] }) {
  const number = useNumber()
  return [...grouped(parameters)].map(([title, members]) => (
    <table className="params" key={title}>
      <caption>{title}</caption>
      <tbody>
        {members.map(({ code, title: name, description, parameter_type: type, parameter_unit: unit, values }) => (
          <tr key={code}>
            <th scope="row">
              {description ? (
                <details className="tip">
                  <summary>{name}</summary>
                  <p>{description}</p>
                </details>
              ) : (
                name
              )}
            </th>
            <td className="num">
              {type === 'boolean' && values.length > 1
                ? 'podle varianty'
                : values
                    .map(({ value, title: text }) => (typeof value === 'number' ? number(value, unit) : text))
                    .join(', ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ))
}
