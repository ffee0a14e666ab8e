import { Notice } from '../../ui/notice.tsx'
import { stepPaths } from '../../lib/paths/checkout.ts'
import type { Problem as Trouble } from './fields/problem-of.ts'
import { Link } from '../../ui/link.tsx'

const ways = { index: 'Upravit košík', methods: 'Změnit dopravu a platbu' } as const

/** Why the order was not taken, and where that can be mended. */
export function Problem({ problem }: { readonly problem: Trouble }) {
  return (
    <Notice kind="danger" role="alert">
      <p>{problem.text}</p>
      <p className="small">
        Objednávku jsme nepřijali a nic vám neúčtujeme.{' '}
        {problem.mendAt && <Link to={stepPaths[problem.mendAt]}>{ways[problem.mendAt]}</Link>}
      </p>
    </Notice>
  )
}
