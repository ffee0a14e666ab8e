import { useCompare } from '@vanek/react-hooks'
import type { CompareChange } from '@vanek/sdk/compare'
import { plural } from '@vanek/sdk/format'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { say } from '../../lib/texts/say.ts'
import { Link } from '../../ui/link.tsx'

export interface CompareDialogProps {
  readonly name: string
  readonly change: CompareChange
  readonly onClose: () => void
}

const PRODUCTS = { one: '{n} produkt', few: '{n} produkty', many: '{n} produktů' }

/** Says whether a product was added to the comparison or removed (B4.08), with a link to it. */
export function CompareDialog({ name, change, onClose }: CompareDialogProps) {
  const { ids } = useCompare()
  return (
    <Dialog title={say(`compare_${change}`)} onClose={onClose}>
      <p>{name}</p>
      {ids.length > 0 && <p className="quiet small">V porovnání máte {plural('cs', ids.length, PRODUCTS)}.</p>}
      <div className="row">
        {ids.length > 0 && (
          <Link className={buttonClass('action')} to="/porovnat">
            Porovnat
          </Link>
        )}
        <Button onClick={onClose}>Pokračovat v prohlížení</Button>
      </div>
    </Dialog>
  )
}
