import { orderDocumentPath, orderExportPath, orderImagesPath, type UserOrder } from '@vanek/sdk/account'
import { useActionData } from 'react-router-dom'
import { useTheme } from '../../entities/shop/use-theme.ts'
import { buttonClass } from '../../ui/button.tsx'
import { type OrderPage, OrderView } from '../../widgets/order/order-view.tsx'
import type { Refused } from '../../entities/account/posted.ts'
import { useReorderButton } from './reorder.tsx'

const Files = ({ id, code }: Pick<UserOrder, 'id' | 'code'>) => (
  <>
    <a className={buttonClass()} href={orderDocumentPath(id)} download={`objednavka-${code}.pdf`}>
      Objednávka (PDF)
    </a>
    <a className={buttonClass()} href={orderExportPath(id)} download={`objednavka-${code}.csv`}>
      Položky do tabulky (CSV)
    </a>
    <a className={buttonClass()} href={orderImagesPath(id)} download={`objednavka-${code}.zip`}>
      Obrázky zboží (ZIP)
    </a>
  </>
)

/** An order of the customer: all that the page of an order shows, and what only an account has. */
export function OwnOrder(page: OrderPage) {
  const { id, code } = page.order
  const refused = useActionData() as Refused | undefined
  const reorder = useReorderButton(page.order)
  const theme = useTheme('user_order_detail')
  return (
    <OrderView
      {...page}
      orderKey={{ id }}
      refused={refused?.text}
      ways={theme.reorder && reorder.button}
      report={reorder.report}
      files={theme.files && <Files id={id} code={code} />}
    />
  )
}
