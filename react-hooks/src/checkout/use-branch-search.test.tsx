import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type UseBranchSearchOptions, useBranchSearch } from '@vanek/react-hooks'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../testing/app.tsx'
import type { BackEndRequest } from '../testing/back-end.ts'
import { point } from '../testing/checkout.tsx'

afterEach(cleanup)

function Search(options: UseBranchSearchOptions) {
  const { inputProps, data, total, hasMore, isFetching, status, more, refetch } = useBranchSearch(2, options)
  return (
    <div>
      <input aria-label="where" {...inputProps} />
      <output aria-label="found">{data.map(({ id }) => id).join()}</output>
      <output aria-label="state">
        {isFetching ? 'pending' : status === 'error' ? 'failed' : `${total} ${hasMore}`}
      </output>
      <button onClick={more}>more</button>
      <button onClick={() => void refetch()}>again</button>
    </div>
  )
}

/** Five branches, two per page; `brno` finds the last one. */
const branches = ({ path, query }: BackEndRequest): unknown => {
  if (!path.endsWith('/branches')) return undefined
  const all = query['s'] === 'brno' ? [5] : [1, 2, 3, 4, 5]
  const page = Number(query['page'])
  const data = all.slice((page - 1) * 2, page * 2).map((id) => point(id))
  return { data, meta: { pagination: { total: all.length, page, perPage: 2 } } }
}

const show = (options: UseBranchSearchOptions = {}) => {
  const app = createApp({ more: branches })
  render(<Search perPage={2} {...options} />, app)
  return app
}
const text = (label: string) => screen.getByLabelText(label).textContent
const type = (value: string) => fireEvent.change(screen.getByLabelText('where'), { target: { value } })
const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)))

describe('useBranchSearch', () => {
  it('C7.51 C9.21 shows the first page, then loads more', async () => {
    const { requests } = show({ near: { lat: 49.2, lng: 16.6 } })
    await expect.poll(() => text('found')).toBe('1,2')
    expect(requests[0]?.query).toEqual({
      ...{ shipper_id: '2', s: '', lat: '49.2', lng: '16.6', page: '1', perPage: '2', countries: 'CZE' },
    })
    expect(text('state')).toBe('5 true')
    await press('more')
    await expect.poll(() => text('found')).toBe('1,2,3,4')
    await press('more')
    await expect.poll(() => text('found')).toBe('1,2,3,4,5')
    expect(text('state')).toBe('5 false')
  })

  it('C7.51 debounces the search', async () => {
    const { requests } = show()
    await expect.poll(() => text('found')).toBe('1,2')
    for (const typed of ['b', 'br', 'brno ']) type(typed)
    await expect.poll(() => text('found')).toBe('5')
    expect(requests.map(({ query }) => query['s'])).toEqual(['', 'brno'])
  })

  it('starts another search with its first page, however many were shown before', async () => {
    const { requests } = show()
    await expect.poll(() => text('found')).toBe('1,2')
    await press('more')
    await expect.poll(() => text('found')).toBe('1,2,3,4')
    type('brn')
    await expect.poll(() => text('found')).toBe('1,2')
    expect(text('state')).toBe('5 true')
    expect(requests.map(({ query }) => `${query['s']}${query['page']}`)).toEqual(['1', '2', 'brn1'])
  })

  it('does not refetch what the server already found', async () => {
    const { requests } = show({ text: 'brno', initial: { branches: [point(5)], total: 1 } })
    expect([text('found'), screen.getByLabelText<HTMLInputElement>('where').value]).toEqual(['5', 'brno'])
    type('brn')
    await expect.poll(() => text('found')).toBe('1,2')
    expect(requests).toHaveLength(1)
  })

  it('reports a failure, keeps the current results and retries', async () => {
    const { rejectNext, requests } = show()
    await expect.poll(() => text('found')).toBe('1,2')
    rejectNext('validation', 422)
    await press('more')
    await expect.poll(() => text('state')).toBe('failed')
    expect(text('found')).toBe('1,2')
    await press('again')
    await expect.poll(() => text('state')).toBe('5 true')
    expect(text('found')).toBe('1,2,3,4')
    // the first page is not fetched again
    expect(requests.map(({ query }) => query['page'])).toEqual(['1', '2', '2'])
  })
})
