import { useSearchField, useShop } from '@vanek/react-hooks'
import { createSearchStore } from '@vanek/sdk/search'
import type { TestRequest } from '@vanek/sdk/testing'
import { useState } from 'react'
import { goods } from './shared/back-end.ts'
import { DemoShop } from './shared/demo-shop.tsx'

function Search() {
  const shop = useShop()
  const [store] = useState(() => createSearchStore(shop, { menu: () => [] }))
  const [chosen, setChosen] = useState('')
  const field = useSearchField({
    store,
    onFollow: (option) => setChosen(option.kind === 'product' ? option.item.name : option.kind),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        field.formProps.onSubmit()
      }}
    >
      <label htmlFor={field.inputProps.id}>Search for “fan” or “duct”, then use the arrow keys and Enter</label>
      <input {...field.inputProps} />
      {field.isOpen && field.status === 'pending' && <p>Searching …</p>}
      {field.isOpen && field.status === 'success' && field.groups.length === 0 && <p>Nothing was found.</p>}
      {field.isOpen && field.groups.length > 0 && (
        <div {...field.listboxProps}>
          {field.groups.map(({ kind, options }) => (
            <div key={kind} {...field.groupProps(kind)}>
              <strong {...field.labelProps(kind)}>Products</strong>
              {options.map((option) => (
                <p key={option.index} {...field.optionProps(option.index)}>
                  {option.kind === 'product' && option.item.name}
                </p>
              ))}
            </div>
          ))}
        </div>
      )}
      {chosen && <p>Chosen: {chosen}</p>}
    </form>
  )
}

const none = { entities: [], total: 0 }

function answers({ operation, query }: TestRequest) {
  if (operation !== 'search') return undefined
  const words = (query['q'] ?? '').toLowerCase()
  const entities = goods.filter(({ name }) => name.toLowerCase().includes(words))
  return {
    products: { entities, total: entities.length },
    ...{ menuItems: none, virtual_categories: none, articles: none, faq_questions: none },
  }
}

export const Demo = () => (
  <DemoShop answers={answers}>
    <Search />
  </DemoShop>
)
