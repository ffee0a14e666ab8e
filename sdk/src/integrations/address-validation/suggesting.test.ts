import { describe, expect, it } from 'vitest'
import {
  type AddressSuggestion,
  createAddressSuggestionsStore,
  type SuggestAddressParams,
} from '@vanek/sdk/integrations/address-validation'
import { manualClock } from '../../transport/testing/test-shop.ts'

const addressIn = (city: string): AddressSuggestion => ({
  ...{ street: null, houseNumber: null, city, postcode: null, country: 'CZE' },
})
const ask = (query: string, country = 'CZE'): SuggestAddressParams => ({ field: 'city', query, country })

function world() {
  const clock = manualClock()
  const queries: string[] = []
  const answers = new Map<string, (found: readonly AddressSuggestion[]) => void>()
  const validation = {
    suggest: ({ query }: SuggestAddressParams) => {
      queries.push(query)
      return new Promise<readonly AddressSuggestion[]>((resolve) => answers.set(query, resolve))
    },
  }
  const store = createAddressSuggestionsStore({ validation, clock })
  const answer = async (query: string, ...cities: readonly string[]) => {
    answers.get(query)?.(cities.map(addressIn))
    await clock.advance(0)
  }
  return { store, clock, queries, answer, cities: () => store.getState().suggestions.map(({ city }) => city) }
}

describe('address suggestions', () => {
  it('are requested after a pause of 200 ms, once for the same text', async () => {
    const { store, clock, queries, answer, cities } = world()
    store.suggest(ask('Br'))
    await clock.advance(199)
    store.suggest(ask('Brn'))
    await clock.advance(199)
    expect(queries).toEqual([])
    await clock.advance(1)
    await answer('Brn', 'Brno')
    store.suggest(ask('Brn'))
    await clock.advance(500)
    expect([queries, cities()]).toEqual([['Brn'], ['Brno']])
  })

  it('never show a late response for an older text', async () => {
    const { store, clock, answer, cities } = world()
    store.suggest(ask('Br'))
    await clock.advance(200)
    store.suggest(ask('Os'))
    await clock.advance(200)
    await answer('Os', 'Ostrava')
    await answer('Br', 'Brno')
    expect(cities()).toEqual(['Ostrava'])
    store.suggest(ask('Bre'))
    await clock.advance(200)
    store.clear()
    await answer('Bre', 'Břeclav')
    expect(store.getState()).toEqual({ params: null, suggestions: [] })
  })

  it('C5.27 are empty for less than two characters and for other countries', async () => {
    const { store, clock, queries, answer, cities } = world()
    store.suggest(ask('Br'))
    await clock.advance(200)
    await answer('Br', 'Brno')
    store.suggest(ask(' B '))
    expect(cities()).toEqual([])
    store.suggest(ask('Wien', 'AUT'))
    await clock.advance(500)
    expect([queries, cities()]).toEqual([['Br'], []])
  })

  it('are empty when the service rejects', async () => {
    const clock = manualClock()
    const validation = { suggest: () => Promise.reject(new Error('lost')) }
    const store = createAddressSuggestionsStore({ validation, clock })
    store.suggest(ask('Brno'))
    await clock.advance(200)
    expect(store.getState().suggestions).toEqual([])
  })
})
