import { useNotices } from '@vanek/react-hooks'
import { Link } from 'react-router-dom'
import { Notice } from '../../ui/notice.tsx'

/** Messages over the page, read out as they come. */
export function Notices() {
  const { notices, dismiss } = useNotices()
  return (
    <div className="notices" role="status" aria-live="polite">
      {notices.map(({ id, kind, text }) => (
        <Notice key={id} kind={kind} onClose={() => dismiss(id)}>
          {text} {kind === 'success' && text.includes('košík') && <Link to="/kosik">Do košíku</Link>}
        </Notice>
      ))}
    </div>
  )
}
