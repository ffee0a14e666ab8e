import { useId } from 'react'
import { Form } from 'react-router-dom'
import { Button } from '../../ui/button.tsx'
import type { usePlace } from '../checkout/use-place.ts'

export interface BranchFinderProps {
  /** What was asked for by the address. */
  readonly asked: string
  readonly position: ReturnType<typeof usePlace>
}

/** Asks where the nearest branch is: by a town or a postcode in a plain form or, with scripts, by the visitor's position. */
export function BranchFinder({ asked, position: { ask, status, forget } }: BranchFinderProps) {
  const field = useId()
  return (
    <search aria-label="Hledání pobočky">
      <Form className="branch-find" onSubmit={forget} preventScrollReset>
        <label className="field-label" htmlFor={field}>
          Kde máte nejbližší pobočku?
        </label>
        <input
          className="input"
          type="search"
          id={field}
          name="misto"
          defaultValue={asked}
          key={asked}
          maxLength={100}
          required
          autoComplete="postal-code"
          enterKeyHint="search"
          placeholder="Město nebo PSČ"
        />
        <Button type="submit">Najít</Button>
        <Button tone="plain" className="branch-near" busy={status === 'asking'} onClick={ask}>
          Použít moji polohu
        </Button>
        {status === 'refused' && (
          <p className="small" role="alert">
            Polohu prohlížeč neprozradil. Napište prosím město nebo PSČ.
          </p>
        )}
      </Form>
    </search>
  )
}
