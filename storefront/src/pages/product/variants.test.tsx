import { cleanup } from '@testing-library/react'
import type { Variant } from '@vanek/sdk/product'
import { afterEach, expect, it } from 'vitest'
import { textOf } from '../../testing/shown.tsx'
import { PropertyPicker } from './variants.tsx'

afterEach(cleanup)

const variant = (id: number, name: string): unknown => ({
  ...{ id, name, availability: { isAvailable: true } },
  parameters: [{ code: 'class', title: 'Třída', value: name, color_hex: null }],
})
const variants = [variant(1, 'M5'), variant(2, 'F7')] as readonly Variant[]

it.each([
  [1, 'Třída M5'],
  [null, 'Třída'],
])('B6.12 a property has its chosen value beside its name, if there is one: variant %s', (chosen, heading) => {
  textOf(<PropertyPicker variants={variants} usual={null} chosen={chosen} />)
  expect(document.querySelector('h2')?.textContent).toBe(heading)
})
