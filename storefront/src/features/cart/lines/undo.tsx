import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { type Removed, stringifyRemoved } from '../commands/removed.ts'

/** Says what was removed and brings it back on request; takes the focus that the removed line had. */
export function Undo({ removed, onUndo }: { readonly removed: Removed; readonly onUndo: () => void }) {
  const at = useRef<HTMLFormElement>(null)
  useEffect(() => at.current?.querySelector('button')?.focus(), [])
  const { name, lines } = removed
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
        <input type="hidden" name="intent" value="restore" />
        <input type="hidden" name="lines" value={stringifyRemoved(lines)} />
        <span>{name === null ? 'Košík jsme vyprázdnili.' : `Z košíku jsme odebrali: ${name}`}</span>
        <Button type="submit">{name === null ? 'Vrátit zboží do košíku' : 'Vrátit do košíku'}</Button>
      </form>
    </Notice>
  )
}
