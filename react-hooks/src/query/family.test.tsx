import { act, cleanup, render, screen } from '@testing-library/react'
import { useShopQuery } from '@vanek/react-hooks'
import type { Query } from '@vanek/sdk'
import { afterEach, expect, it } from 'vitest'
import { createApp } from '../testing/app.tsx'

afterEach(cleanup)

function manualReads() {
  const answers: Record<string, (data: string) => void> = {}
  const queryOf = (segment: string, page: number): Query<string> => ({
    queryKey: ['list', segment, page],
    queryFn: () => new Promise((answer) => (answers[`${segment}${page}`] = answer)),
  })
  return { answers, queryOf }
}

function List({ query }: { readonly query: Query<string> }) {
  const { data, isFetching } = useShopQuery(query, { family: 'list' })
  return <output>{`${data ?? 'none'}${isFetching ? ' (fetching)' : ''}`}</output>
}
const text = () => screen.getByRole('status').textContent
const settle = (run?: () => void) =>
  act(async () => {
    run?.()
    await new Promise((resolve) => setTimeout(resolve))
  })

it('shows the previous page of a family while the next one is fetched, but not prices in another currency', async () => {
  const { wrapper } = createApp()
  const { answers, queryOf } = manualReads()
  const { rerender } = render(<List query={queryOf('CZK', 1)} />, { wrapper })
  expect(text()).toBe('none (fetching)')
  await settle(() => answers.CZK1?.('1590 Kč'))
  rerender(<List query={queryOf('CZK', 2)} />)
  expect(text()).toBe('1590 Kč (fetching)')
  await settle(() => answers.CZK2?.('2000 Kč'))
  rerender(<List query={queryOf('EUR', 2)} />)
  expect(text()).toBe('none (fetching)')
  await settle(() => answers.EUR2?.('80 €'))
  expect(text()).toBe('80 €')
})
