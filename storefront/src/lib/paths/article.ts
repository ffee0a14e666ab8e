import * as texts from '#texts/lib/paths'
import { articleAuthorFolder, articleFolder, articleTagFolder, articlesPath } from '#market/paths'

/** Breadcrumb of the list of articles. */
export const magazine = { title: texts.magazine, to: articlesPath } as const

export const articlePath = (slug: string): string => `${articleFolder}/${slug}`

interface Named {
  readonly page_meta: { readonly slug: string }
  readonly master_category?: Named | null
}

/** Path of a category; a subcategory is under its parent (B2.18, B2.19). */
export function articleCategoryPath({ page_meta: { slug }, master_category: master }: Named): string {
  return [articlesPath, ...(master ? [master.page_meta.slug] : []), slug].join('/')
}

export const articleTagPath = (slug: string): string => `${articleTagFolder}/${slug}`

export const articleAuthorPath = (slug: string): string => `${articleAuthorFolder}/${slug}`

/** Path of a page of a list of articles; the first has no number. */
export const pagePath = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path)
