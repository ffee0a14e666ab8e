import { memoryStorage } from '@vanek/sdk/storage'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useCompareToggle } from '@vanek/react-hooks'
import { createCompareStore, compareMaxProducts } from '@vanek/sdk/compare'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../testing/app.tsx'

afterEach(cleanup)

const Toggle = () => {
  const { buttonProps, chosen, dialog } = useCompareToggle(5)
  return (
    <>
      <button {...buttonProps}>{chosen ? 'in' : 'out'}</button>
      {dialog.open && (
        <dialog open>
          <p>{dialog.change}</p>
          <button onClick={dialog.dialogProps.onClose}>close</button>
        </dialog>
      )}
    </>
  )
}

function show(compare = createCompareStore()) {
  render(
    <StrictMode>
      <Toggle />
    </StrictMode>,
    createApp({ compare }),
  )
  return compare
}
const button = () => screen.getByText(/^(in|out)$/)
const dialogText = () => screen.queryByRole('dialog')?.querySelector('p')?.textContent

describe('useCompareToggle', () => {
  it('B4.07 adds the product to the comparison and removes it', () => {
    const compare = show()
    fireEvent.click(button())
    expect([compare.getState().ids, button().textContent]).toEqual([[5], 'in'])
    expect(button().getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(button())
    expect([compare.getState().ids, button().textContent]).toEqual([[], 'out'])
  })

  it('B4.08 opens a dialog that reports the change', () => {
    show()
    expect(dialogText()).toBeUndefined()
    fireEvent.click(button())
    expect(dialogText()).toBe('added')
    fireEvent.click(screen.getByText('close'))
    expect(dialogText()).toBeUndefined()
    fireEvent.click(button())
    expect(dialogText()).toBe('removed')
  })

  it('B4.09 follows changes of another tab', () => {
    const port = memoryStorage('[]')
    show(createCompareStore({ port }))
    expect(button().textContent).toBe('out')
    port.write('[5]')
    act(() => void dispatchEvent(new StorageEvent('storage')))
    expect(button().textContent).toBe('in')
  })

  it('reports that the comparison is full', () => {
    const compare = createCompareStore()
    for (let id = 10; id < 10 + compareMaxProducts; id += 1) compare.toggle(id)
    show(compare)
    fireEvent.click(button())
    expect([dialogText(), button().textContent]).toEqual(['full', 'out'])
  })

  it('B4.09 restores the comparison after a reload', () => {
    const port = memoryStorage()
    show(createCompareStore({ port }))
    fireEvent.click(button())
    cleanup()
    show(createCompareStore({ port }))
    expect(button().textContent).toBe('in')
  })
})
