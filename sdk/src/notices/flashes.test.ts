import { memoryText } from '@vanek/sdk/storage'
import { describe, expect, it } from 'vitest'
import { createFlashes, type NoticeInput } from '@vanek/sdk/notices'

describe('createFlashes', () => {
  it('C4.28 gives what was left behind once, and forgets it with that', () => {
    const port = memoryText()
    const left: NoticeInput[] = [
      { kind: 'success', title: 'Odhlášení', text: 'Odhlásili jsme vás', code: 'signed_out' },
      { kind: 'info', text: 'Zůstane', durationMs: null },
    ]
    const before = createFlashes({ port })
    for (const notice of left) before.add(notice)
    const after = createFlashes({ port })
    expect([after.take(), after.take(), createFlashes({ port }).take()]).toEqual([left, [], []])
  })

  it('C4.83 keeps them over any number of reloads until a page shows them', () => {
    const port = memoryText()
    createFlashes({ port }).add({ kind: 'danger', text: 'Platba se nezdařila' })
    for (let reload = 0; reload < 3; reload += 1) createFlashes({ port })
    expect(createFlashes({ port }).take()).toEqual([{ kind: 'danger', text: 'Platba se nezdařila' }])
  })

  it('keeps the last four', () => {
    const flashes = createFlashes({ port: memoryText() })
    for (const text of ['1', '2', '3', '4', '5']) flashes.add({ kind: 'info', text })
    expect(flashes.take().map(({ text }) => text)).toEqual(['2', '3', '4', '5'])
  })

  it('takes nothing that is no message', () => {
    const odd = [null, 7, { kind: 'shout', text: 'a' }, { kind: 'info' }, { kind: 'info', text: 'a', title: 1 }]
    for (const text of ['', '{', '{}', 'null', JSON.stringify(odd)])
      expect(createFlashes({ port: memoryText(text) }).take(), text).toEqual([])
    expect(
      createFlashes({ port: memoryText(JSON.stringify([...odd, { kind: 'info', text: 'a' }])) }).take(),
    ).toHaveLength(1)
  })
})
