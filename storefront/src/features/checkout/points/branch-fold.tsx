import * as texts from '#texts/features/checkout/points'
import type { PickupBranch } from '@vanek/sdk/checkout'
import { useState } from 'react'
import { deliveryText } from '../../../market/delivery-text.ts'
import { addressLine } from './point-card.tsx'
import { branchField } from './posted-choice.ts'

export interface BranchFoldProps {
  readonly shipperId: number
  readonly branches: readonly PickupBranch[]
  /** Id of the chosen branch. */
  readonly chosen: number | null
  readonly error: string | undefined
  readonly now: Date
  readonly onChoose: (branch: PickupBranch) => void
}

function Option({
  branch,
  field,
  chosen,
  now,
  error,
  onChoose,
}: Pick<BranchFoldProps, 'chosen' | 'now' | 'onChoose'> & {
  readonly branch: PickupBranch
  readonly field: string
  /** Id of the group's error; set on its first branch. */
  readonly error: string | undefined
}) {
  const id = `${field}-${branch.id}`
  const { available, nearestDeliveryDate: date, hours } = branch
  return (
    <li>
      <label className="point-option" htmlFor={id}>
        <input
          type="radio"
          id={id}
          name={field}
          value={branch.id}
          checked={branch.id === chosen}
          disabled={available === false}
          onChange={() => onChoose(branch)}
          aria-describedby={error}
          data-wrong={error && true}
        />
        <span className="point-text">
          <strong>{branch.name}</strong>
          {addressLine(branch)}
        </span>
        {date && (
          <time className="point-when" dateTime={date}>
            {deliveryText({ date, now, personal: true, hours })}
          </time>
        )}
      </label>
    </li>
  )
}

/** The branches of a shipper with few of them, each with its collection time (C3.11). */
export function BranchFold({ shipperId, branches, chosen, error, now, onChoose }: BranchFoldProps) {
  const field = branchField(shipperId)
  const branch = branches.find(({ id }) => id === chosen)
  // only the initial state: a choice by arrow keys must not collapse the list
  const [open] = useState(!branch)
  return (
    <details className="branch-fold" open={open}>
      <summary>
        <span className="point-text">
          <strong>{branch?.name ?? texts.chooseBranch}</strong>
          {branch && <span className="small">{addressLine(branch)}</span>}
        </span>
        {branch && <span className="as-link">{texts.change}</span>}
      </summary>
      {error && (
        <p className="field-error" id={`${field}-error`} role="alert">
          {error}
        </p>
      )}
      <ul className="point-options">
        {branches.map((each, index) => (
          <Option
            key={each.id}
            branch={each}
            field={field}
            chosen={chosen}
            now={now}
            error={error && index === 0 ? `${field}-error` : undefined}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </details>
  )
}
