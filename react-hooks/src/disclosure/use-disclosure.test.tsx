import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useDisclosure } from '@vanek/react-hooks'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const Details = ({ initiallyOpen = false }) => {
  const { open, detailsProps, buttonProps, panelProps } = useDisclosure({ initiallyOpen })
  return (
    <details {...detailsProps}>
      <summary {...buttonProps}>Doprava</summary>
      <p {...panelProps}>{open ? 'otevřeno' : 'zavřeno'}</p>
    </details>
  )
}
const Plain = () => {
  const { open, buttonProps, panelProps } = useDisclosure()
  return (
    <>
      <button {...buttonProps}>Doprava</button>
      <p {...panelProps} hidden={!open}>
        Do dvou dnů
      </p>
    </>
  )
}
const details = () => document.querySelector('details')!

describe('useDisclosure', () => {
  it('B4.06 is open or closed, and tells which', () => {
    render(<Details />)
    const summary = screen.getByText('Doprava')
    expect([details().open, summary.getAttribute('aria-expanded')]).toEqual([false, 'false'])
    fireEvent.click(summary)
    expect([details().open, summary.getAttribute('aria-expanded')]).toEqual([true, 'true'])
    expect(screen.getByText('otevřeno').id).toBe(summary.getAttribute('aria-controls'))
    fireEvent.click(summary)
    expect(details().open).toBe(false)
  })

  it('may start open', () => {
    render(<Details initiallyOpen />)
    expect(details().open).toBe(true)
  })

  it('B4.06 works with a plain button', () => {
    render(<Plain />)
    const button = screen.getByRole('button')
    const panel = document.querySelector('p')!
    expect([panel.hidden, panel.id]).toEqual([true, button.getAttribute('aria-controls')])
    fireEvent.click(button)
    expect([panel.hidden, button.getAttribute('aria-expanded')]).toEqual([false, 'true'])
  })

  it('follows what the browser opens itself', () => {
    render(<Details />)
    details().open = true
    fireEvent(details(), new Event('toggle'))
    expect(screen.getByText('otevřeno')).toBeTruthy()
  })

  it('leaves open what was opened before scripts ran', async () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<Details />)
    details().open = true
    const root = await act(async () => hydrateRoot(container, <Details />, { onRecoverableError: () => {} }))
    expect([details().open, screen.getByText('otevřeno').textContent]).toEqual([true, 'otevřeno'])
    act(() => root.unmount())
  })
})
