import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guestOwner, ownedStorage, type StorageOwner } from '@vanek/sdk/checkout'
import { memoryStorage } from '../kernel/text-port.ts'

const [jana, petr, guest, nobody] = ['7', '8', guestOwner, null]

describe('a text with an owner', () => {
  it.each([
    { wrote: jana, reads: jana, fromGuest: false, text: 'a\nb' },
    { wrote: guest, reads: guest, fromGuest: false, text: 'a\nb' },
    { wrote: jana, reads: petr, fromGuest: true, text: null },
    { wrote: jana, reads: guest, fromGuest: true, text: null },
    { wrote: guest, reads: jana, fromGuest: false, text: null },
    { wrote: guest, reads: jana, fromGuest: true, text: 'a\nb' },
    { wrote: nobody, reads: nobody, fromGuest: true, text: null },
    { wrote: nobody, reads: guest, fromGuest: true, text: null },
  ])('of $wrote is read by $reads as $text (guests are followed: $fromGuest)', ({ wrote, reads, fromGuest, text }) => {
    const port = memoryStorage()
    ownedStorage(port, { owner: wrote }).write('a\nb')
    expect(ownedStorage(port, { owner: reads, fromGuest }).read()).toBe(text)
  })

  it('is no other customer’s after one who has signed in has read it', () => {
    const port = memoryStorage()
    ownedStorage(port, { owner: guest }).write('own')
    for (const text of ['own', 'own']) expect(ownedStorage(port, { owner: jana, fromGuest: true }).read()).toBe(text)
    for (const owner of [petr, guest]) expect(ownedStorage(port, { owner, fromGuest: true }).read()).toBeNull()
  })

  it('stays where it is while it is unknown who is here', () => {
    const port = memoryStorage()
    ownedStorage(port, { owner: jana }).write('own')
    const unknown = ownedStorage(port, { owner: nobody, fromGuest: true })
    expect(unknown.read()).toBeNull()
    unknown.write('other')
    unknown.write(null)
    expect(ownedStorage(port, { owner: jana }).read()).toBe('own')
  })

  it('is forgotten on request, and what was kept without an owner is nobody’s', () => {
    const port = memoryStorage('{"fullName":"Jana"}')
    const own = ownedStorage(port, { owner: guest, fromGuest: true })
    expect([own.read(), port.read()]).toEqual([null, null])
    own.write('own')
    own.write(null)
    expect(port.read()).toBeNull()
  })

  it('never comes from a customer to anybody else, whoever comes and goes', () => {
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
