import { isRecord, readText } from '../kernel/read.ts'
import { resolveHref } from '../links/resolve-href.ts'
import type { RichTextAttrs, RichTextType } from './types.ts'

type Raw = Readonly<Record<string, unknown>>

const whole = (value: unknown, least: number, most: number): number | undefined => {
  const number = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value
  return Number.isInteger(number) ? Math.min(most, Math.max(least, number as number)) : undefined
}

const textOf = (...values: readonly unknown[]): string | undefined =>
  values.map(readText).find((own) => own !== undefined && own !== '')

/** The attributes that are set. */
const defined = (attrs: { readonly [K in keyof RichTextAttrs]: RichTextAttrs[K] | undefined }): RichTextAttrs =>
  Object.fromEntries(Object.entries(attrs).filter(([, value]) => value !== undefined))

/** A picture of the shop by its path, or an external one by https. */
function imagePath(value: string | undefined): string | undefined {
  const path = value?.trim() ?? ''
  if (/^https:\/\//i.test(path)) return resolveHref(path)?.href
  return /^\/?[\w-][\w./-]*$/.test(path) && !path.includes('..') && !path.includes('//') ? path : undefined
}

function linkAttrs({ href, url, link, target, newTab, linktype }: Raw): RichTextAttrs | undefined {
  const written = textOf(href, url, link)
  const mail = linktype === 'email' && written !== undefined && !/^mailto:/i.test(written)
  const found = resolveHref(mail ? `mailto:${written}` : written)
  return found ? { href: found.href, newTab: target === '_blank' || newTab === true } : undefined
}

function anchorAttrs({ id, name, anchor }: Raw): RichTextAttrs | undefined {
  const own = textOf(id, name, anchor)?.replace(/^#/, '')
  return own !== undefined && /^[\p{L}\p{N}_][\p{L}\p{N}_.-]{0,99}$/u.test(own) ? { id: own } : undefined
}

/** Checked attributes of a mark; undefined if the mark is not allowed. */
export function markAttrs(type: string, raw: unknown): RichTextAttrs | undefined {
  const attrs = isRecord(raw) ? raw : {}
  if (type === 'link') return linkAttrs(attrs)
  return type === 'anchor' ? anchorAttrs(attrs) : {}
}

function widths(value: unknown): readonly number[] | undefined {
  const list = (Array.isArray(value) ? value : [value]).slice(0, 20).map((own: unknown) => whole(own, 0, 2_000) ?? 0)
  return list.some((own) => own > 0) ? list : undefined
}

const styles = ['primary', 'secondary', 'link'] as const

/** Checked attributes of a node; undefined if the node is invalid without them. */
export function nodeAttrs(type: RichTextType, raw: unknown): RichTextAttrs | undefined {
  const attrs = isRecord(raw) ? raw : {}
  switch (type) {
    case 'heading':
      return { level: whole(attrs['level'], 1, 5) ?? 2 }
    case 'ordered_list':
      return defined({ start: whole(attrs['start'] ?? attrs['order'], 1, 100_000) })
    case 'image': {
      const path = imagePath(textOf(attrs['path'], attrs['src']))
      const [width, height] = [attrs['width'], attrs['height']].map((own) => whole(own, 1, 10_000))
      const alt = readText(attrs['alt']) ?? ''
      return path === undefined ? undefined : defined({ path, alt, title: textOf(attrs['title']), width, height })
    }
    case 'button': {
      const style = styles.find((own) => own === attrs['style'])
      const link = linkAttrs(attrs)
      return link && defined({ ...link, style })
    }
    case 'table_cell':
    case 'table_header': {
      const { colspan, rowspan, colwidth } = attrs
      return defined({
        colspan: whole(colspan, 1, 20),
        rowspan: whole(rowspan, 1, 20),
        colwidth: widths(colwidth),
      })
    }
    default:
      return {}
  }
}
