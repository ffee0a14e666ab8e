import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, Form, Outlet, RouterProvider, useActionData } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { actionIntents } from './intents.ts'
import { useOutcome } from './use-outcome.ts'

const scrolled = vi.fn<() => void>()
beforeEach(() => {
  Element.prototype.scrollIntoView = scrolled
})
afterEach(() => {
  cleanup()
  scrolled.mockClear()
})

function Page() {
  const answer = useActionData() as { readonly refused: string | null } | undefined
  useOutcome(answer?.refused)
  return (
    <main>
      {answer && <p className="notice">Tak to dopadlo</p>}
      <Form method="post">
        <input type="hidden" name="why" value="late" />
        <button name="intent" value={actionIntents.change}>
          Změnit
        </button>
        <button name="intent" value={actionIntents.cancel}>
          Zrušit
        </button>
        <button name="intent" value="other">
          Jinak
        </button>
      </Form>
      <Outlet />
    </main>
  )
}

/** Presses a button of the page, which is answered so; answers whether the outcome has the focus. */
async function pressed(name: string, refused: string | null = null): Promise<boolean> {
  const router = createMemoryRouter([{ path: '/', element: <Page />, action: () => ({ refused }) }])
  render(<RouterProvider router={router} />)
  const button = screen.getByRole('button', { name })
  button.focus()
  expect(scrolled).not.toHaveBeenCalled()
  fireEvent.click(button)
  const notice = await screen.findByText('Tak to dopadlo')
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  expect(scrolled.mock.calls.length).toBe(document.activeElement === notice ? 1 : 0)
  return document.activeElement === notice
}

describe('what came of a form of an order', () => {
  it('A3.12 has the focus, and is in sight, when the payment was changed or the order cancelled', async () => {
    expect(await pressed('Změnit')).toBe(true)
    cleanup()
    scrolled.mockClear()
    expect(await pressed('Zrušit')).toBe(true)
  })

  it('A3.12 leaves the focus when it was refused, which is told beside the form, and after other forms', async () => {
    expect(await pressed('Zrušit', 'Objednávka je zabalená.')).toBe(false)
    cleanup()
    expect(await pressed('Jinak')).toBe(false)
  })
})
