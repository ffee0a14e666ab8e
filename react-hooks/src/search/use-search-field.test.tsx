import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { type UseSearchFieldOptions, useSearchField } from '@vanek/react-hooks'
import { createShop } from '@vanek/sdk'
import { createSearchStore } from '@vanek/sdk/search'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../testing/app.tsx'

afterEach(cleanup)

const toGroup = (entities: readonly object[]) => ({ entities, total: entities.length })
const results = {
  products: toGroup([
    { id: 1, name: 'Větrník 100', slug: 'vetrnik-100' },
    { id: 2, name: 'Větrník 125', slug: 'vetrnik-125' },
  ]),
  menuItems: toGroup([]),
  virtual_categories: toGroup([]),
  articles: toGroup([{ slug: 'jak-vybrat', title: 'Jak vybrat' }]),
  faq_questions: toGroup([]),
}
const { config } = createApp().shop
const shop = createShop({
  endpoints: { ...config.endpoints, services: 'https://out.test' },
  currency: config.currency,
  fetch: async (input) =>
    String(input instanceof Request ? input.url : input).includes('/search?')
      ? Response.json(results)
      : Response.json({ productIds: [], menuItems: [] }),
})

const Field = (options: UseSearchFieldOptions) => {
  const field = useSearchField(options)
  return (
    <form aria-label="search" {...field.formProps}>
      <input aria-label="query" {...field.inputProps} />
      {field.isOpen && (
        <div aria-label="found" {...field.listboxProps}>
          {field.groups.map(({ kind, options: own }) => (
            <div key={kind} {...field.groupProps(kind)}>
              <h3 {...field.labelProps(kind)}>{kind}</h3>
              {own.map(({ index, item }) => (
                <a key={index} href="#there" {...field.optionProps(index)}>
                  {'name' in item ? item.name : item.title}
                </a>
              ))}
            </div>
          ))}
        </div>
      )}
    </form>
  )
}

const newStore = () => createSearchStore(shop, { menu: () => [] })
const page = (options: UseSearchFieldOptions) => (
  <StrictMode>
    <Field {...options} />
  </StrictMode>
)
const show = (options: UseSearchFieldOptions = {}) => render(page({ store: newStore(), ...options }), createApp())
const field = () => screen.getByRole<HTMLInputElement>('combobox')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const press = (key: string) => fireEvent.keyDown(field(), { key })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const findAll = () => waitFor(() => expect(options()).toHaveLength(3), { timeout: 5000 })
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null

async function search(given: UseSearchFieldOptions = {}) {
  const rendered = show(given)
  fireEvent.focus(field())
  type('vetrnik')
  await findAll()
  return rendered
}

describe('useSearchField', () => {
  it('B4.19 B4.20 shows results in groups with ARIA attributes of a combobox', async () => {
    await search()
    expect(options()).toEqual(['Větrník 100', 'Větrník 125', 'Jak vybrat'])
    expect(field().getAttribute('aria-expanded')).toBe('true')
    expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
    const groups = screen.getAllByRole('group').map((group) => within(group).getAllByRole('option').length)
    expect(groups).toEqual([2, 1])
    expect(screen.getByRole('group', { name: 'article' })).toBeTruthy()
  })

  it('moves through the groups with the arrow keys and from the end back to the input', async () => {
    await search()
    expect(active()).toBeNull()
    const visited = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => {
      press(key)
      return active()
    })
    expect(visited).toEqual([
      'Větrník 100',
      'Větrník 125',
      'Jak vybrat',
      null,
      'Jak vybrat',
      'Větrník 100',
      'Jak vybrat',
    ])
    const selected = screen.getAllByRole('option').filter((own) => own.getAttribute('aria-selected') === 'true')
    expect(selected.map(({ textContent }) => textContent)).toEqual(['Jak vybrat'])
  })

  it('scrolls the active option into view', async () => {
    const scrolledTo: unknown[] = []
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolledTo.push(this.textContent)
    }
    await search()
    press('ArrowUp')
    press('ArrowUp')
    expect(scrolledTo).toEqual(['Jak vybrat', 'Větrník 125'])
  })

  it('follows the active option on Enter, and submits the form on Enter in the input', async () => {
    const followed: unknown[] = []
    await search({ onFollow: ({ kind, item }) => followed.push([kind, item]) })
    expect(press('Enter')).toBe(true)
    press('ArrowDown')
    expect(press('Enter')).toBe(false)
    expect(followed).toMatchObject([['product', { slug: 'vetrnik-100' }]])
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('clicks the active option by default', async () => {
    await search()
    const clicked = vi.fn<(event: Event) => void>()
    screen.getAllByRole('option')[1]?.addEventListener('click', clicked)
    press('ArrowDown')
    press('ArrowDown')
    press('Enter')
    expect(clicked).toHaveBeenCalledOnce()
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('closes on Escape and keeps the text; another Escape is not handled', async () => {
    await search()
    expect(press('Escape')).toBe(false)
    expect([screen.queryByRole('listbox'), field().value]).toEqual([null, 'vetrnik'])
    expect(field().getAttribute('aria-expanded')).toBe('false')
    expect(press('Escape')).toBe(true)
    press('ArrowDown')
    expect(options()).toHaveLength(3)
  })

  it('clears the active option when the results change', async () => {
    await search()
    press('ArrowDown')
    type('vetrnik 125')
    await waitFor(() => expect(active()).toBeNull(), { timeout: 5000 })
    expect(options()).toHaveLength(3)
  })

  it('closes on blur and submit, but not on mousedown in the list', async () => {
    await search()
    expect(fireEvent.mouseDown(screen.getAllByRole('option')[0]!)).toBe(false)
    fireEvent.blur(field())
    expect(screen.queryByRole('listbox')).toBeNull()
    fireEvent.focus(field())
    expect(options()).toHaveLength(3)
    fireEvent.submit(screen.getByRole('form'))
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('B4.18 closes when the input is empty', async () => {
    await search()
    type('')
    expect([screen.queryByRole('listbox'), options()]).toEqual([null, []])
  })

  it('searches for the typed text when the store arrives later', async () => {
    const { rerender } = render(page({}), createApp())
    fireEvent.focus(field())
    type('vetrnik')
    expect(options()).toEqual([])
    rerender(page({ store: newStore() }))
    await findAll()
  })
})
