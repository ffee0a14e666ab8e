import { describe, expect, it } from 'vitest'
import { journeyFaults, journeysIn } from './journeys.mjs'

const page = 'storefront/src/pages/a'
const path = 'storefront/e2e/a.e2e.ts'
const texts = {
  [`${page}/texts.cs.ts`]:
    "export const clear = 'Vymazat vše'\nexport const pay = 'Platba'\nexport const email = 'E-mail'\n",
  [`${page}/texts.sk.ts`]:
    "export const clear = 'Vymazať všetko'\nexport const pay = 'Platba'\nexport const email = 'E-mail'\n",
}
const faultsOf = (code) => journeyFaults(new Map(Object.entries({ ...texts, [path]: code })), [path])

it('reads which files are journeys', () => {
  expect(journeysIn("const other = ['x']\nconst journeys = ['cart', 'thorough/company']")).toEqual([
    'storefront/e2e/cart.e2e.ts',
    'storefront/e2e/thorough/company.e2e.ts',
  ])
  expect(journeyFaults(new Map(), [path])).toEqual([`${path} is a journey, but there is no such file`])
})

describe('a journey that looks for a Czech text', () => {
  it.each([
    ['by the name of a role', "page.getByRole('button', { name: 'Vymazat vše' })"],
    ['by a part of it', "page.getByRole('button', { name: 'Vymazat' })"],
    ['by a label', "page.getByLabel('Vymazat vše')"],
    ['by a text', "page.getByText('Vymazat vše')"],
    ['by a pattern', 'page.getByText(/^Vymazat/)'],
    ['by a template', 'page.getByText(`Vymazat vše ${n}`)'],
    ['in a filter', "page.locator('dt').filter({ hasText: 'Vymazat vše' })"],
    ['in an expectation', "expect(page.locator('h1')).toHaveText('Vymazat vše')"],
    ['that no text of the shop is', "page.getByText('Příliš žluťoučký')"],
    ['by a constant', "const clear = 'Vymazat vše'\npage.getByText(clear)"],
    [
      'by an argument of a function',
      "const at = (page, name) => page.getByRole('link', { name })\nat(page, 'Vymazat vše')",
    ],
  ])('%s', (_, code) => {
    const faults = faultsOf(code)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(/^storefront\/e2e\/a\.e2e\.ts:\d+ looks for a Czech text without label\(\): /)
  })
})

it.each([
  ['what is translated', "page.getByRole('button', { name: label('Vymazat vše') })"],
  ['what is translated by a constant', "const clear = begins('Vymazat')\npage.getByText(clear)"],
  ['what a function translates', "const at = (name) => page.getByText(label(name))\nat('Vymazat vše')"],
  ['a text for each market', "page.getByText(inMarket({ cs: 'Vymazat vše', sk: 'Vymazať všetko' }))"],
  ['what is the same in Slovak', "page.getByText('Platba')\npage.getByLabel('E-mail')"],
  ['a pattern for both', 'page.getByText(/^Vymaza[tť]/)'],
  ['what shoppers type', "page.getByLabel(x).fill('Květná 3')\npage.getByText('Květná 3')"],
  ['roles and selectors', "page.getByRole('Vymazat')\npage.locator('Vymazat')"],
  ['titles of tests', "test('Vymazat vše', () => {})"],
])('lets alone %s', (_, code) => {
  expect(faultsOf(code)).toEqual([])
})
