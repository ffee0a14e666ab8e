import { useReorder } from '@vanek/react-hooks'
import type { UserOrder } from '@vanek/sdk/account'
import { cs } from '@vanek/sdk/i18n/cs'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Said } from '../../entities/account/said-notice.tsx'

/** Puts the goods of an order into the cart once more; what could not be had stays to be read. */
export function useReorderButton(order: UserOrder) {
  const { status, data: report, formProps, buttonProps } = useReorder(order, { messages: cs })
  const missing = report ? [...report.missing, ...report.capped] : []
  return {
    button: (
      <form {...formProps}>
        <Button {...buttonProps} tone={order.status === 'delivered' ? 'action' : 'outline'} busy={status === 'pending'}>
          <Icon name="cart" />
          Objednat znovu
        </Button>
      </form>
    ),
    report: report && missing.length > 0 && (
      <Said
        said={{ kind: report.added > 0 ? 'added' : 'nothing_added', added: report.added, total: report.total, missing }}
      />
    ),
  }
}
