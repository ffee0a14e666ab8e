import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ContentBlock, isPublished, paginateBlocks } from '@vanek/sdk/content'

describe('isPublished', () => {
  it('B3.02 hides an article with a future date', () => {
    const now = new Date('2026-11-20T12:00:00Z')
    const published = (date_published: string) => isPublished({ date_published }, now)
    expect(published('2026-11-20T13:00:00+01:00')).toBe(true)
    expect(published('2026-11-20T12:00:01Z')).toBe(false)
    expect([published(''), published('brzy')]).toEqual([false, false])
  })
})

describe('paginateBlocks', () => {
  const blocks = Array.from({ length: 7 }, (_, at) => ({ uuid: String(at) })) as unknown as readonly ContentBlock[]
  const page = (pagination: boolean, blocks_per_page: number | null, requested: number) =>
    paginateBlocks({ pagination, blocks_per_page, content_blocks: blocks }, requested)

  it('B3.39 returns all blocks, or one page of them if enabled', () => {
    expect(page(false, 3, 2)).toEqual({ blocks, page: 1, pages: 1 })
    expect(page(true, null, 2)).toEqual({ blocks, page: 1, pages: 1 })
    expect(page(true, 3, 1)).toEqual({ blocks: blocks.slice(0, 3), page: 1, pages: 3 })
    expect(page(true, 3, 3)).toEqual({ blocks: blocks.slice(6), page: 3, pages: 3 })
  })

  it('returns an existing page for any number, and every block on exactly one page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.double(), (perPage, requested) => {
        const shown = page(true, perPage, requested)
        expect(shown.page >= 1 && shown.page <= shown.pages && shown.blocks.length > 0).toBe(true)
        const together = Array.from({ length: shown.pages }, (_, at) => page(true, perPage, at + 1).blocks).flat()
        expect(together).toEqual(blocks)
      }),
    )
  })
})
