import { fireEvent, render } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { MemoryRouter, type RouterNavigateOptions } from 'react-router-dom'
import { Form, type FormProps } from '../../ui/link.tsx'
import { followForms } from './links-and-forms.ts'

const navigate = vi.fn(async (_to: string, _options?: RouterNavigateOptions) => {})
let native = false

const follow = followForms({ navigate, state: { location: { pathname: '/kosik', search: '?a=1', hash: '' } } })
const stop = (event: Event) => {
  native = !event.defaultPrevented
  event.preventDefault()
}

// test files share a document
beforeAll(() => {
  for (const listener of [follow, stop]) document.addEventListener('submit', listener)
})
afterAll(() => {
  for (const listener of [follow, stop]) document.removeEventListener('submit', listener)
})
beforeEach(() => void navigate.mockReset())

/** Renders a form with one field and two buttons, and presses one. */
function send(props: FormProps, button: 'Uložit' | 'Smazat' = 'Uložit') {
  const { getByText, unmount } = render(
    <MemoryRouter initialEntries={['/kosik?a=1#point']}>
      <Form {...props}>
        <button name="intent" value="save">
          Uložit
        </button>
        <input name="intent" defaultValue="typed" />
        <button name="intent" value="remove">
          Smazat
        </button>
      </Form>
    </MemoryRouter>,
  )
  fireEvent.click(getByText(button))
  unmount()
  const [to, options] = navigate.mock.lastCall ?? []
  return {
    to,
    ...options,
    formData: [...(options && 'formData' in options && options.formData ? options.formData : [])].map(
      ([, value]) => value,
    ),
  }
}

it.each<[string, FormProps, object]>([
  ['to the page on the screen', { method: 'post' }, { to: '/kosik?a=1', formMethod: 'post' }],
  ['elsewhere', { method: 'post', action: '/prihlasit' }, { to: '/prihlasit', preventScrollReset: false }],
  ['by its address', { action: '/hledat' }, { to: '/hledat', formMethod: 'get' }],
  ['and stays in its place', { preventScrollReset: true }, { preventScrollReset: true }],
])('a form is submitted %s', (_, props, sent) => {
  expect(send(props)).toMatchObject(sent)
  expect(native).toBe(false)
})

it('includes the button that submitted it, in its place among the fields', () => {
  expect(send({ method: 'post' }).formData).toEqual(['save', 'typed'])
  expect(send({ method: 'post' }, 'Smazat').formData).toEqual(['typed', 'remove'])
})

it('ignores events that another handler has prevented', () => {
  send({ method: 'post', onSubmit: (event) => event.preventDefault() })
  expect(navigate).not.toHaveBeenCalled()
})

it('sends what was sent by two quick clicks once, but other fields and a later click again', async () => {
  const finish: (() => void)[] = []
  navigate.mockImplementation(() => new Promise((resolve) => void finish.push(resolve)))
  const { getByText, getByLabelText } = render(
    <MemoryRouter>
      <Form method="post">
        <input aria-label="Název" name="name" defaultValue="Na chatu" />
        <button>Uložit</button>
      </Form>
    </MemoryRouter>,
  )
  const press = () => fireEvent.click(getByText('Uložit'))
  press()
  press()
  expect(navigate).toHaveBeenCalledTimes(1)
  fireEvent.change(getByLabelText('Název'), { target: { value: 'Na zahradu' } })
  press()
  expect(navigate).toHaveBeenCalledTimes(2)
  // the end of the first does not end the second
  finish[0]?.()
  await new Promise((resolve) => setTimeout(resolve))
  press()
  expect(navigate).toHaveBeenCalledTimes(2)
  finish[1]?.()
  await vi.waitFor(() => {
    press()
    expect(navigate).toHaveBeenCalledTimes(3)
  })
})

it('leaves other forms to the browser', () => {
  const { getByText } = render(
    <form>
      <button>Odeslat</button>
    </form>,
  )
  fireEvent.click(getByText('Odeslat'))
  expect(navigate).not.toHaveBeenCalled()
  expect(native).toBe(true)
})

it('has the URL of the page without its hash as its action, for browsers that submit it natively', () => {
  const { container, unmount } = render(
    <MemoryRouter initialEntries={['/kosik?a=1#point']}>
      <Form method="post" />
    </MemoryRouter>,
  )
  expect(container.querySelector('form')?.getAttribute('action')).toBe('/kosik?a=1')
  unmount()
})
