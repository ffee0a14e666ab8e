import { memoryStorage } from '@vanek/sdk/storage'
import { describe, expect, it } from 'vitest'
import { createFlashMessages, type NoticeInput } from '@vanek/sdk/notices'

describe('createFlashMessages', () => {
  it('C4.28 returns stored messages once and deletes them', () => {
    const port = memoryStorage()
    const added: NoticeInput[] = [
      { kind: 'success', title: 'Odhlášení', text: 'Odhlásili jsme vás', code: 'signed_out' },
      { kind: 'info', text: 'Zůstane', durationMs: null },
    ]
    const before = createFlashMessages({ port })
    for (const notice of added) before.add(notice)
    const after = createFlashMessages({ port })
    expect([after.take(), after.take(), createFlashMessages({ port }).take()]).toEqual([added, [], []])
  })

  it('C4.83 keeps messages over reloads until a page shows them', () => {
    const port = memoryStorage()
    createFlashMessages({ port }).add({ kind: 'danger', text: 'Platba se nezdařila' })
    for (let reload = 0; reload < 3; reload += 1) createFlashMessages({ port })
    expect(createFlashMessages({ port }).take()).toEqual([{ kind: 'danger', text: 'Platba se nezdařila' }])
  })

  it('keeps the last four messages', () => {
    const flashes = createFlashMessages({ port: memoryStorage() })
    for (const text of ['1', '2', '3', '4', '5']) flashes.add({ kind: 'info', text })
    expect(flashes.take().map(({ text }) => text)).toEqual(['2', '3', '4', '5'])
  })

  it('ignores invalid stored messages', () => {
    const invalid = [null, 7, { kind: 'shout', text: 'a' }, { kind: 'info' }, { kind: 'info', text: 'a', title: 1 }]
    for (const text of ['', '{', '{}', 'null', JSON.stringify(invalid)])
      expect(createFlashMessages({ port: memoryStorage(text) }).take(), text).toEqual([])
    expect(
      createFlashMessages({ port: memoryStorage(JSON.stringify([...invalid, { kind: 'info', text: 'a' }])) }).take(),
    ).toHaveLength(1)
  })
})
