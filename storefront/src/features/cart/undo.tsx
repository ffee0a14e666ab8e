import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Removed } from './use-removal.ts'

/** Says what was removed and brings it back on request; takes the focus that the removed line had. */
export function Undo({ removed, onUndo }: { readonly removed: Removed; readonly onUndo: () => void }) {
  const at = useRef<HTMLFormElement>(null)
  useEffect(() => at.current?.querySelector('button')?.focus(), [])
  return (
    <Notice>
      <form
        ref={at}
        method="post"
        action="/kosik"
        className="row spread"
        onSubmit={(event) => {
          event.preventDefault()
          onUndo()
        }}
      >
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="variantId" value={removed.variantId} />
        <input type="hidden" name="amount" value={removed.amount} />
        <span>Z košíku jsme odebrali: {removed.name}</span>
        <Button type="submit">Vrátit do košíku</Button>
      </form>
    </Notice>
  )
}
