import { memoryStorage } from '@vanek/sdk/storage'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { ShopProvider, useBulkOrder } from '@vanek/react-hooks'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../testing/app.tsx'
import { cartOf, keyOf } from '../testing/back-end.ts'

afterEach(cleanup)

const known: Readonly<Record<string, number>> = { A1: 10, A2: 20, B9: 90 }

/** A back end with the codes above, where variant 20 is sold out. */
const createBulk = (text: string | null = null, keyPort = memoryStorage()) => {
  const lookups: (readonly string[])[] = []
  const batches: unknown[] = []
  const keys: unknown[] = []
  let broken = false
  const app = createApp({
    lines: { 1: 1 },
    more: (request) => {
      const { path, body } = request
      if (path.endsWith('/graphql')) {
        const { codes } = body['variables'] as { codes: string[] }
        lookups.push(codes)
        const variantsByCodes = codes
          .filter((code) => known[code])
          .map((code) => ({ code, variantId: known[code], name: code, unit: 'ks' }))
        return { data: { variantsByCodes } }
      }
      if (!path.endsWith('/batch')) return undefined
      keys.push(keyOf(request))
      if (broken) return new Response(null, { status: 500 })
      batches.push(body['items'])
      const items = body['items'] as readonly { id: number; amount: number }[]
      const results = items.map(({ id }) =>
        id === 20
          ? { id, added: false, code: 'out_of_stock', title: 'A2 není skladem' }
          : { id, added: true, code: null, title: null },
      )
      const added = results.filter((own) => own.added).length
      const meta = { custom: { guestCartToken: 'g-1' } }
      return { cart: cartOf(5, { 1: 3 }), added, total: items.length, results, meta }
    },
  })
  const port = memoryStorage(text)
  const { result } = renderHook(() => useBulkOrder({ port, keyPort }), { wrapper: app.wrapper })
  const write = async (next: string) => {
    act(() => result.current.setText(next))
    await waitFor(() => expect(result.current.isPending).toBe(false))
  }
  const press = async (isBroken: boolean) => {
    broken = isBroken
    keys.length = 0
    await act(async () => void (await result.current.add()))
    return [...new Set(keys)]
  }
  return { ...app, lookups, batches, port, result, write, press }
}

describe('useBulkOrder', () => {
  it('C3.15 C7.17 adds the lines with known codes in one batch', async () => {
    const { result, write, lookups, batches } = createBulk()
    await write('A1;2\nNIC;1\nB9\n;5')
    expect([...(result.current.found ?? [])].map(([code]) => code)).toEqual(['A1', 'B9'])
    expect(result.current.issues).toMatchObject([{ line: 4, code: 'bulk_no_code' }])
    await act(async () => {
      const [one, two] = await Promise.all([result.current.add(), result.current.add()])
      expect([one?.ok, two]).toEqual([true, null])
    })
    expect(lookups).toEqual([['A1', 'NIC', 'B9']])
    expect(batches).toEqual([
      [
        { id: 10, amount: 2, type: 'shop_product' },
        { id: 90, amount: 1, type: 'shop_product' },
      ],
    ])
    expect(result.current.text).toBe('NIC;1\n;5')
  })

  it('C8.09 keeps the lines that were not added and reports the outcome', async () => {
    const { result, write, notices } = createBulk()
    await write('A1;2\nA2;7')
    await act(async () => void (await result.current.add()))
    expect(result.current.text).toBe('A2;7')
    expect(result.current.outcome).toMatchObject({ ok: true, data: { added: 1, total: 2 } })
    expect(notices.getState().map(({ kind, text }) => [kind, text])).toEqual([
      ['info', 'A2 není skladem'],
      ['success', 'Položky vložené do košíku: 1, celkem jich bylo 2'],
    ])
    act(() => result.current.setText('A2;1'))
    expect(result.current.outcome).toBeNull()
  })

  it('C8.09 counts lines that are not sent, because their code or amount is wrong', async () => {
    const { result, write, notices } = createBulk()
    await write('A1;2\nNIC;1\nB9;abc')
    await act(async () => void (await result.current.add()))
    expect(result.current.outcome).toMatchObject({ ok: true, data: { added: 1, total: 3 } })
    expect(notices.getState().map(({ kind, text }) => [kind, text])).toEqual([
      ['success', 'Položky vložené do košíku: 1, celkem jich bylo 3'],
    ])
  })

  it('C4.71 C8.09 counts all lines of a text with too many, and loses none of them', async () => {
    const { result, write, port } = createBulk()
    await write(Array.from({ length: 600 }, (_, at) => `${at === 0 ? 'A1' : `K${at}`};1`).join('\n'))
    expect([result.current.lines.length, result.current.total]).toEqual([500, 600])
    expect(result.current.issues).toMatchObject([{ line: 501, code: 'bulk_too_many' }])
    expect(JSON.parse(port.read() ?? '')).toHaveLength(600)
    await act(async () => void (await result.current.add()))
    expect(result.current.outcome).toMatchObject({ data: { added: 1, total: 600 } })
    expect(result.current.text.split('\n')).toHaveLength(599)
    expect(result.current.text).toMatch(/K599;1$/)
  })

  it('C8.06 sends the same rows under the same key until the outcome is known, also after a reload', async () => {
    const keyPort = memoryStorage()
    const { write, press, port } = createBulk(null, keyPort)
    await write('A1;2')
    const [first, ...others] = await press(true)
    expect([typeof first, others]).toEqual(['string', []])
    expect(await press(true)).toEqual([first])
    await write('A1;3')
    const [changed] = await press(true)
    expect(changed).not.toBe(first)

    const after = createBulk(port.read(), keyPort)
    await waitFor(() => expect(after.result.current.isPending).toBe(false))
    expect(await after.press(false)).toEqual([changed])
    await after.write('A1;3')
    expect(await after.press(false)).not.toEqual([changed])
  })

  it('C4.71 survives a reload', async () => {
    const { port, write } = createBulk()
    await write('A1;2\n"B9" 3 ks')
    expect(port.read()).toBe('[{"product":"A1","amount":2},{"product":"B9","amount":3}]')
    const after = createBulk(port.read())
    expect(after.result.current.text).toBe('A1;2\nB9;3')
    act(() => after.result.current.clear())
    expect([after.result.current.text, after.port.read()]).toEqual(['', '[]'])
  })

  it('C4.71 shows stored amounts with the decimal separator of the shop', () => {
    const { cart, notices, shop } = createBulk()
    const currency = { ...shop.config.currency, decimalPoint: '.' }
    const { result } = renderHook(
      () => useBulkOrder({ port: memoryStorage('[{"product":"B9","amount":1.5}]'), keyPort: memoryStorage() }),
      {
        wrapper: ({ children }) => (
          <ShopProvider {...{ cart, notices }} shop={shop.with({ currency })}>
            {children}
          </ShopProvider>
        ),
      },
    )
    expect(result.current.text).toBe('B9;1.5')
    expect(result.current.lines).toMatchObject([{ code: 'B9', amount: 1.5 }])
  })

  it('looks up each code once, debounced', async () => {
    const { lookups, write, result } = createBulk()
    act(() => result.current.setText('A'))
    await write('A1')
    await write('A1;3\nB9')
    expect(lookups).toEqual([['A1'], ['B9']])
  })
})
