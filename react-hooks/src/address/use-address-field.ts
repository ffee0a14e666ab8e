import { createAddressSuggestionsStore } from '@vanek/sdk/integrations/address-validation'
import { useEffect, useId, useState } from 'react'
import { useShop } from '../provider/use-shop.ts'
import { nextActive } from '../search/next-active.ts'
import { useStore } from '../store/use-store.ts'
import type { UseAddressFieldResult, UseAddressFieldOptions, AddressInputProps } from './address-field.ts'
import { isTyped } from './is-typed.ts'

const nowhere = { to: -1, of: null }

/**
 * Suggests addresses under an input for a street, a city or a postcode. Up and down move through them and back to the
 * input, Enter chooses the active one or submits the form, Escape closes the list. Autofill does not open the list,
 * and while the service is down there are no suggestions.
 *
 * @param options - Which part of the address is typed, the service, and what to do with a suggestion.
 * @returns The suggestions, and the props of the input and the list.
 * @example
 * ```tsx
 * import { useAddressField, useShop } from '@vanek/react-hooks'
 * import { createAddressValidation, toSuggestedAddress, formatSuggestion } from '@vanek/sdk/integrations/address-validation'
 * import { useRef, useState } from 'react'
 *
 * export function City() {
 *   const shop = useShop()
 *   const input = useRef<HTMLInputElement>(null)
 *   const [validation] = useState(() => createAddressValidation(shop))
 *   const { inputProps, listboxProps, optionProps, suggestions, isOpen } = useAddressField({
 *     field: 'city',
 *     validation,
 *     about: () => ({ country: 'CZE' }),
 *     onChoose: (suggestion) => {
 *       if (input.current) input.current.value = toSuggestedAddress(suggestion).city ?? ''
 *     },
 *   })
 *   return <div>
 *     <input name="city" autoComplete="address-level2" ref={input} {...inputProps} />
 *     {isOpen && <ul {...listboxProps} aria-label="Addresses">{suggestions.map((own, index) => (
 *       <li key={index} {...optionProps(index)}>{formatSuggestion(own)}</li>))}</ul>}
 *   </div>
 * }
 * ```
 */
export function useAddressField({ field, validation, about, onChoose }: UseAddressFieldOptions): UseAddressFieldResult {
  const { clock } = useShop().config
  const [store] = useState(() => createAddressSuggestionsStore({ validation, clock }))
  const suggestions = useStore(store, (state) => state.suggestions)
  const id = useId()
  const [open, setOpen] = useState(false)
  const [moved, setMoved] = useState<{ readonly to: number; readonly of: unknown }>(nowhere)

  const isOpen = open && suggestions.length > 0
  // new suggestions reset the active option
  const active = isOpen && moved.of === suggestions ? moved.to : -1
  const optionId = (index: number) => `${id}address-${index}`
  const close = () => {
    setOpen(false)
    setMoved(nowhere)
  }
  const leave = () => {
    close()
    store.clear()
  }
  useEffect(() => store.clear, [store])

  const offer = (typed: string) => {
    setOpen(true)
    store.suggest({ field, query: typed, ...about() })
  }
  const choose = (index: number) => {
    const suggestion = suggestions[index]
    if (!suggestion) return
    leave()
    onChoose(suggestion)
  }
  const onKeyDown: AddressInputProps['onKeyDown'] = (event) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      return close()
    }
    if (event.key === 'Enter' && active >= 0) {
      event.preventDefault()
      return choose(active)
    }
    if (event.key === 'ArrowDown' && !open) setOpen(true)
    const next = isOpen ? nextActive(event.key, active, suggestions.length) : null
    if (next === null) return undefined
    event.preventDefault()
    document.getElementById(optionId(next))?.scrollIntoView?.({ block: 'nearest' })
    return setMoved({ to: next, of: suggestions })
  }

  return {
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': isOpen,
      ...(isOpen && { 'aria-controls': `${id}addresses` }),
      ...(active >= 0 && { 'aria-activedescendant': optionId(active) }),
      onChange: ({ currentTarget, nativeEvent }) => {
        if (isTyped(nativeEvent)) offer(currentTarget.value)
        else leave()
      },
      onBlur: leave,
      onKeyDown,
    },
    listboxProps: {
      id: `${id}addresses`,
      role: 'listbox',
      // the focus stays in the input, or the list would close under the pointer
      onMouseDown: (event) => event.preventDefault(),
    },
    optionProps: (index) => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': index === active,
      onClick: () => choose(index),
    }),
    suggestions,
    isOpen,
    active,
    offer,
  }
}
