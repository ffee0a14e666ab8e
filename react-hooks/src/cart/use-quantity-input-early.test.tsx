import { act } from '@testing-library/react'
import { useQuantityInput } from '@vanek/react-hooks'
import { StrictMode, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'

let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
})

/** The server's HTML of an amount of 1, and how to hydrate it. */
function served(valueNow = 1) {
  const commits: number[] = []
  const Stepper = ({ initial }: { readonly initial: number }) => {
    const [value, setValue] = useState(initial)
    const onCommit = (amount: number) => {
      commits.push(amount)
      setValue(amount)
    }
    return <input {...useQuantityInput({ value, max: 10, onCommit }).inputProps} />
  }
  const of = (initial: number) => (
    <StrictMode>
      <Stepper initial={initial} />
    </StrictMode>
  )
  const place = document.body.appendChild(document.createElement('div'))
  // a server has none of these
  for (const name of ['document', 'HTMLInputElement']) vi.stubGlobal(name, undefined)
  const html = renderToString(of(1))
  vi.unstubAllGlobals()
  place.innerHTML = html
  const field = place.querySelector('input') ?? document.createElement('input')
  const hydrate = () => act(() => void (root = hydrateRoot(place, of(valueNow))))
  return { field, hydrate, commits }
}

describe('an amount that was typed before hydration', () => {
  it.each([
    ['7', 7],
    ['70', 10],
  ])('is committed when the field was left: %s', (text, amount) => {
    const { field, hydrate, commits } = served()
    field.value = text
    hydrate()
    expect([commits, field.value]).toEqual([[amount], String(amount)])
  })

  it('waits for the shopper to leave the field', () => {
    const { field, hydrate, commits } = served()
    field.focus()
    field.value = '7'
    hydrate()
    expect([commits, field.value]).toEqual([[], '7'])
    act(() => field.blur())
    expect([commits, field.value]).toEqual([[7], '7'])
  })

  it.each(['', 'x'])('goes back to the current amount if it is none: %s', (text) => {
    const { field, hydrate, commits } = served()
    field.value = text
    hydrate()
    expect([commits, field.value]).toEqual([[], '1'])
  })

  it('is not what the server had written, when the amount has changed since', () => {
    const { hydrate, commits } = served(3)
    hydrate()
    expect(commits).toEqual([])
  })
})
