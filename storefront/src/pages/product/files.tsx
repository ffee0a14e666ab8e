import type { Product } from '@vanek/sdk/product'
import { fileUrl } from './file-url.ts'
import { useNumber } from '../../lib/texts/use-number.ts'

/** Things to download: manuals, data sheets, pictures for print (B7.55, B7.56). */
export function Files({ files }: Pick<Product, 'files'>) {
  const number = useNumber()
  return (
    <ul className="rule files">
      {files.map(({ title, path, source, type, size }) => (
        <li key={path}>
          <a href={fileUrl(source, path)} download={type === 'PDF' ? undefined : ''}>
            {title}
          </a>{' '}
          <span className="small quiet num">
            {type}
            {size !== null && `, ${number(Math.max(1, Math.round(size / 1000)), 'kB')}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
