import * as texts from '#texts/features/checkout/points'
import type { PickupBranch, Shipper } from '@vanek/sdk/checkout'
import type { KeyboardEvent, MouseEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { PointFacts } from './point-card.tsx'
import { branchField, type FoundPoints } from './posted-choice.ts'

export interface PointChoiceProps {
  readonly shipper: Shipper
  readonly branch: PickupBranch | null
  /** Points found by the server; null without a search. */
  readonly found: FoundPoints | null
  readonly error: string | undefined
  readonly onChoose: (branch: PickupBranch) => void
  /** Opens the picker with a list and a map. */
  readonly onFind: (text: string) => void
}

function PointError({ text }: { readonly text: string | undefined }) {
  return text ? (
    <p className="field-error" id="point-error" role="alert">
      {text}
    </p>
  ) : null
}

function Chosen({
  branch,
  field,
  error,
  onFind,
}: Pick<PointChoiceProps, 'onFind' | 'error'> & { readonly branch: PickupBranch; readonly field: string }) {
  return (
    <div className="point-chosen">
      <input type="hidden" name={field} value={branch.id} />
      <p className="point-text">
        <strong>{branch.name}</strong>
        <PointFacts branch={branch} />
      </p>
      <Button
        type="submit"
        name="intent"
        value="find"
        tone="plain"
        aria-haspopup="dialog"
        {...(error && { 'data-wrong': true, 'aria-describedby': 'point-error' })}
        onClick={(event) => {
          event.preventDefault()
          onFind('')
        }}
      >
        {texts.change}
      </Button>
      {/* without scripts the search begins with an empty text */}
      <input type="hidden" name="s" value="" />
      <PointError text={error} />
    </div>
  )
}

function Found({
  found,
  branch,
  field,
  onChoose,
}: Pick<PointChoiceProps, 'branch' | 'onChoose'> & {
  readonly found: FoundPoints
  readonly field: string
}) {
  if (found.branches.length === 0) return <p>{texts.noPoint}</p>
  return (
    <>
      <p className="quiet small">{texts.found(found.total)}</p>
      <ul className="point-options">
        {found.branches.map((each) => (
          <li key={each.id}>
            <label className="point-option" htmlFor={`${field}-${each.id}`}>
              <input
                type="radio"
                id={`${field}-${each.id}`}
                name={field}
                value={each.id}
                checked={each.id === branch?.id}
                disabled={each.available === false}
                onChange={() => onChoose(each)}
              />
              <span className="point-text">
                <strong>{each.name}</strong>
                <PointFacts branch={each} />
              </span>
              {each.available === false && <span>{texts.notTaking}</span>}
            </label>
          </li>
        ))}
      </ul>
    </>
  )
}

/**
 * The pickup point of a shipper with hundreds of them. The field is a search on the server; with scripts it opens the
 * picker with a list and a map instead.
 */
export function PointChoice({ shipper, branch, found, error, onChoose, onFind }: PointChoiceProps) {
  const field = branchField(shipper.id)
  if (branch && !found) return <Chosen branch={branch} field={field} error={error} onFind={onFind} />

  const typed = ({ currentTarget }: { currentTarget: HTMLElement }) =>
    currentTarget.closest('.point-choice')?.querySelector('input')?.value ?? ''
  const find = (event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) => {
    event.preventDefault()
    onFind(typed(event))
  }
  return (
    <div className="point-choice stack gap-1">
      <div className="point-find">
        <div className="field">
          <label className="field-label" htmlFor="point">
            {texts.pickUpAt}
          </label>
          <input
            className="input"
            id="point"
            name="s"
            maxLength={100}
            defaultValue={found?.text}
            placeholder={texts.placeExample}
            enterKeyHint="search"
            onKeyDown={(event) => event.key === 'Enter' && find(event)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && 'point-error'}
          />
        </div>
        <Button type="submit" name="intent" value="find" aria-haspopup="dialog" onClick={find}>
          {texts.find}
        </Button>
      </div>
      <PointError text={error} />
      {found && (
        <>
          <input type="hidden" name="found" value={found.text} />
          <Found found={found} branch={branch} field={field} onChoose={onChoose} />
        </>
      )}
    </div>
  )
}
