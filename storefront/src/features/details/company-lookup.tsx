import { useCompanyLookup } from '@vanek/react-hooks'
import { Button } from '../../ui/button.tsx'
import { companyTexts } from './fields/company-texts.ts'
import { useSaid } from './fields/said.tsx'

/**
 * Fills in the company of the typed id from the register; without scripts the form is posted for it. What comes of it is
 * said beside, and typing everything by hand stays possible.
 */
export function CompanyLookup() {
  const { status, buttonProps, statusProps } = useCompanyLookup()
  const { company } = useSaid()
  const text = companyTexts[status === 'idle' ? company : status]
  return (
    <>
      <Button
        {...buttonProps}
        type="submit"
        name="intent"
        value="company"
        formNoValidate
        busy={status === 'pending'}
        onClick={(event) => {
          event.preventDefault()
          buttonProps.onClick()
        }}
      >
        Doplnit z rejstříku
      </Button>
      <span {...statusProps} className="small company-said">
        {text}
      </span>
    </>
  )
}
