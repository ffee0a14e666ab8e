import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guestOwner, ownedStorage, type StorageOwner } from '@vanek/sdk/checkout'
import { memoryStorage } from '../kernel/text-port.ts'

const [jana, petr, guest, nobody] = ['7', '8', guestOwner, null]

describe('ownedStorage', () => {
  it.each([
    { wrote: jana, reads: jana, fromGuest: false, text: 'a\nb' },
    { wrote: guest, reads: guest, fromGuest: false, text: 'a\nb' },
    { wrote: jana, reads: petr, fromGuest: true, text: null },
    { wrote: jana, reads: guest, fromGuest: true, text: null },
    { wrote: guest, reads: jana, fromGuest: false, text: null },
    { wrote: guest, reads: jana, fromGuest: true, text: 'a\nb' },
    { wrote: nobody, reads: nobody, fromGuest: true, text: null },
    { wrote: nobody, reads: guest, fromGuest: true, text: null },
  ])('a text of $wrote is read by $reads as $text (fromGuest: $fromGuest)', ({ wrote, reads, fromGuest, text }) => {
    const port = memoryStorage()
    ownedStorage(port, { owner: wrote }).write('a\nb')
    expect(ownedStorage(port, { owner: reads, fromGuest }).read()).toBe(text)
  })

  it('a guest’s text read by a customer is not available to others', () => {
    const port = memoryStorage()
    ownedStorage(port, { owner: guest }).write('own')
    for (const text of ['own', 'own']) expect(ownedStorage(port, { owner: jana, fromGuest: true }).read()).toBe(text)
    for (const owner of [petr, guest]) expect(ownedStorage(port, { owner, fromGuest: true }).read()).toBeNull()
  })

  it('keeps the stored text while the owner is unknown', () => {
    const port = memoryStorage()
    ownedStorage(port, { owner: jana }).write('own')
    const unknown = ownedStorage(port, { owner: nobody, fromGuest: true })
    expect(unknown.read()).toBeNull()
    unknown.write('other')
    unknown.write(null)
    expect(ownedStorage(port, { owner: jana }).read()).toBe('own')
  })

  it('removes the text on request, and ignores a text without an owner', () => {
    const port = memoryStorage('{"fullName":"Jana"}')
    const own = ownedStorage(port, { owner: guest, fromGuest: true })
    expect([own.read(), port.read()]).toEqual([null, null])
    own.write('own')
    own.write(null)
    expect(port.read()).toBeNull()
  })

  it('never returns a customer’s text to anybody else', () => {
    const someone = fc.constantFrom<StorageOwner>(jana, petr, guest, nobody)
    fc.assert(
      fc.property(fc.array(fc.tuple(someone, fc.boolean())), (visits) => {
        const port = memoryStorage()
        for (const [owner, writes] of visits) {
          const own = ownedStorage(port, { owner, fromGuest: true })
          expect([null, owner, guest]).toContain(own.read())
          if (writes && owner !== null) own.write(owner)
        }
      }),
    )
  })
})
