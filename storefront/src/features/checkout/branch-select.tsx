import type { Shipper } from '@vanek/sdk/checkout'
import { Field } from '../../ui/field.tsx'
import { branchField } from './posted-choice.ts'

/** Where a shipper hands the goods over. */
export function BranchSelect({
  shipper,
  chosen,
  error,
}: {
  readonly shipper: Shipper
  readonly chosen: number | null
  readonly error: string | undefined
}) {
  const name = branchField(shipper.id)
  return (
    <Field id={name} label={shipper.type === 'PERSONAL' ? 'Pobočka' : 'Výdejní místo'} required error={error}>
      {(control) => (
        <select {...control} className="input" name={name} defaultValue={chosen ?? ''}>
          <option value="">Vyberte</option>
          {shipper.branches?.map(({ id, name, address }) => (
            <option key={id} value={id}>
              {name}, {address.street}, {address.city}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
