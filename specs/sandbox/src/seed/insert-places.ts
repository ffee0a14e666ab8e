import type { Catalogue } from '../../seed/catalogue.ts'
import type { BranchPageDoc } from '../content/editorial.ts'
import { documentRow } from './insert-editorial.ts'
import { shownBy, type PictureOf } from './pictures.ts'

/** Branches and terms of the glossary: one document each, by slug. */
export function placeRows({ content }: Catalogue, picture: PictureOf): ReturnType<typeof documentRow>[] {
  const shown = shownBy(picture)
  return [
    ...content.branchPages.map(({ pictures, employees, ...branch }, at) => {
      const images = pictures.flatMap((one) => shown(one) ?? [])
      const doc: BranchPageDoc = {
        ...branch,
        employees: employees.map((one) => ({ ...one, photo: shown(one.photo) })),
        images,
        main_image: images[0] ?? null,
        page_meta: { ...branch.page_meta, share_image: images[0] ?? null },
      }
      return documentRow('branch', branch.page_meta.slug, doc, at)
    }),
    ...content.glossary.map((term, at) => documentRow('term', term.page_meta.slug, term, at)),
  ]
}
