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

/** The server-rendered HTML of an amount of 1, and a function that hydrates it. */
function renderOnServer(valueNow = 1) {
  const commits: number[] = []
  const Stepper = ({ initial }: { readonly initial: number }) => {
    const [value, setValue] = useState(initial)
    const onCommit = (amount: number) => {
      commits.push(amount)
      setValue(amount)
    }
    return <input {...useQuantityInput({ value, max: 10, onCommit }).inputProps} />
  }
  const elementOf = (initial: number) => (
    <StrictMode>
      <Stepper initial={initial} />
    </StrictMode>
  )
  const container = document.body.appendChild(document.createElement('div'))
  // a server has no DOM globals
  for (const name of ['document', 'HTMLInputElement']) vi.stubGlobal(name, undefined)
  const html = renderToString(elementOf(1))
  vi.unstubAllGlobals()
  container.innerHTML = html
  const field = container.querySelector('input') ?? document.createElement('input')
  const hydrate = () => act(() => void (root = hydrateRoot(container, elementOf(valueNow))))
  return { field, hydrate, commits }
}

describe('an amount typed before hydration', () => {
  it.each([
    ['7', 7],
    ['70', 10],
  ])('is committed when the field is not focused: %s', (text, amount) => {
    const { field, hydrate, commits } = renderOnServer()
    field.value = text
    hydrate()
    expect([commits, field.value]).toEqual([[amount], String(amount)])
  })

  it('is committed on blur if the field is focused', () => {
    const { field, hydrate, commits } = renderOnServer()
    field.focus()
    field.value = '7'
    hydrate()
    expect([commits, field.value]).toEqual([[], '7'])
    act(() => field.blur())
    expect([commits, field.value]).toEqual([[7], '7'])
  })

  it.each(['', 'x'])('falls back to the current amount if invalid: %s', (text) => {
    const { field, hydrate, commits } = renderOnServer()
    field.value = text
    hydrate()
    expect([commits, field.value]).toEqual([[], '1'])
  })

  it('is not the server-rendered amount when the amount has changed since', () => {
    const { hydrate, commits } = renderOnServer(3)
    hydrate()
    expect(commits).toEqual([])
  })
})
