import * as texts from '#texts/entities/address'
import { useAddressField, useShop } from '@vanek/react-hooks'
import {
  type AddressSuggestion,
  toSuggestedAddress,
  formatSuggestion,
} from '@vanek/sdk/integrations/address-validation'
import { memo, useEffect, useLayoutEffect, useState } from 'react'
import { createAddressHelp } from '../../lib/ports/address-help.ts'
import type { LateHelpProps } from './use-address-help.tsx'

type Part = 'street' | 'houseNumber' | 'city' | 'postcode' | 'country'

/** Name of an address input in its form. */
const nameOf = (part: Part, { billing }: Pick<LateHelpProps, 'billing'>): string =>
  billing ? `billing${part.charAt(0).toUpperCase()}${part.slice(1)}` : part

/** An address input; undefined if the form does not have it. */
function inputOf(part: Part, props: Pick<LateHelpProps, 'id' | 'billing'>): HTMLInputElement | undefined {
  const form = document.querySelector<HTMLInputElement>(`[id="${props.id}"]`)?.form
  const found = form?.elements.namedItem(nameOf(part, props))
  return found ? (found as HTMLInputElement) : undefined
}

/** The country and the known parts of the address, which narrow down the suggestions. */
function aboutIt(props: LateHelpProps) {
  const textOf = (part: Part) => inputOf(part, props)?.value ?? ''
  const country = textOf('country')
  if (props.field === 'city') return { country }
  const city = textOf('city')
  return { country, within: props.field === 'street' ? { city, postcode: textOf('postcode') } : { city } }
}

function Offered({ suggestion }: { readonly suggestion: AddressSuggestion }) {
  const [line, place] = formatSuggestion(suggestion).split(', ')
  return (
    <span>
      {line}
      {place && <span className="quiet">, {place}</span>}
    </span>
  )
}

function Panel(props: LateHelpProps) {
  const { field, write, early, onProps } = props
  const shop = useShop()
  const [validation] = useState(() => createAddressHelp(shop))
  const onChoose = (suggestion: AddressSuggestion) => {
    const splitStreet = inputOf('houseNumber', props) !== undefined
    const typedStreet = inputOf('street', props)?.value ?? ''
    const filled = Object.entries(toSuggestedAddress(suggestion, { splitStreet, typedStreet }))
    for (const [part, text] of filled) {
      const input = inputOf(part as Part, props)
      if (write) write(nameOf(part as Part, props), text)
      else if (input) input.value = text
    }
  }
  const own = useAddressField({ field, validation, about: () => aboutIt(props), onChoose })
  const { inputProps, listboxProps, optionProps, suggestions, isOpen, offer } = own

  useLayoutEffect(() => onProps(inputProps))
  useEffect(() => {
    // no suggestions for an input that has lost the focus meanwhile
    if (early.current !== null && document.activeElement?.id === props.id) offer(early.current)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])

  useEffect(() => {
    if (isOpen) document.getElementById(listboxProps.id)?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, listboxProps.id])

  return (
    <>
      {isOpen && (
        <ul className="addresses" {...listboxProps} aria-label={texts.suggestionsLabel}>
          {suggestions.map((suggestion, index) => (
            <li className="search-option" key={`${index} ${formatSuggestion(suggestion)}`} {...optionProps(index)}>
              <Offered suggestion={suggestion} />
            </li>
          ))}
        </ul>
      )}
      <output className="hide">{isOpen && texts.suggested(suggestions.length)}</output>
    </>
  )
}

/** Memoized: it changes the input above it, which would render it again. */
export const Suggesting = memo(Panel)
