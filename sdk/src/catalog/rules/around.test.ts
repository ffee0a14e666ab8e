import { describe, expect, it } from 'vitest'
import { bestsellerCount, visibleBanners, type TopCategories, topCategoryTiles } from '@vanek/sdk/catalog'

describe('visibleBanners', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const shown = (banner: object, groups: readonly string[] = []) =>
    visibleBanners([{ customer_group_enabled: [], ...banner }], { now, groups }).length === 1

  it.each([
    [[], [], true],
    [[], ['b2b'], true],
    [['b2b'], [], false],
    [['b2b', 'vip'], ['vip'], true],
    [['b2b'], ['vip'], false],
  ])('B3.29 B3.30 a banner for groups %j is shown to %j: %j', (customer_group_enabled, groups, expected) => {
    expect(shown({ customer_group_enabled }, groups)).toBe(expected)
  })

  it.each([
    ['2026-11-20T11:00:00Z', '2026-11-20T12:00:01Z', true],
    ['2026-11-20T12:00:00Z', '2026-11-20T13:00:00Z', true],
    ['2026-11-20T11:00:00Z', '2026-11-20T12:00:00Z', false],
    ['2026-11-20T13:00:00Z', '2026-11-20T14:00:00Z', false],
    ['2026-11-20T14:00:00+02:00', '2026-11-21T00:00:00Z', true],
    ['2026-11-20T11:00:00Z', null, false],
    [null, '2026-11-20T13:00:00Z', false],
    [null, null, false],
  ])('B3.30 a banner from %j to %j is shown at noon: %j', (time_limit_start, time_limit_end, expected) => {
    expect(shown({ time_limited: true, time_limit_start, time_limit_end })).toBe(expected)
    expect(shown({ time_limited: false, time_limit_start, time_limit_end })).toBe(true)
  })
})

describe('topCategoryTiles', () => {
  const config: TopCategories = {
    title: 'Co hledáte',
    top_category_item_type: 'category',
    top_category_image: { path: 'top.png', alt: '' },
    top_categories: [{ store_id: 1, title: 'C', path: 'potrubi/hadice', product_count: 3, image: null }],
    top_virtual_categories: [{ slug: 'tiche', title: 'V', image: null }],
    links: [
      { title: 'A', link_type: 'custom', custom_link: '/a', category_link: 'x', virtual_category_link: 'x' },
      { title: 'B', link_type: 'category', custom_link: '/x', category_link: 'b', virtual_category_link: null },
      {
        title: 'C',
        link_type: 'virtual_category',
        custom_link: null,
        category_link: null,
        virtual_category_link: '/c',
      },
      { title: 'D', link_type: 'category', custom_link: null, category_link: null, virtual_category_link: null },
    ],
  }
  it.each([
    ['category', ['/potrubi/hadice']],
    ['virtual_category', ['/tiche']],
    ['link', ['/a', '/b', '/c']],
  ])('B3.33 %s links to %j', (top_category_item_type, paths) => {
    expect(topCategoryTiles({ ...config, top_category_item_type }).map(({ path }) => path)).toEqual(paths)
  })
})

describe('bestsellerCount', () => {
  it('B9.14 is 3', () => {
    expect(bestsellerCount).toBe(3)
  })
})
