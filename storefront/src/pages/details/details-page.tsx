import { useActionData } from 'react-router-dom'
import { Steps } from '../../features/checkout/order/steps.tsx'
import { Verifying } from '../../features/checkout/placing/verifying.tsx'
import type { DetailsAnswer } from './action.ts'
import { Ordering } from './ordering.tsx'
import type { DetailsData } from './data.ts'

/** Delivery details and the order itself, or the wait for an answer that was lost. */
export function DetailsPage(data: DetailsData) {
  const answer = useActionData() as DetailsAnswer | undefined
  const verifying = answer?.verifying
  return (
    <div className="page wrap checkout">
      <Steps current="info" />
      {verifying || data.verifying ? (
        <Verifying sent={verifying?.sent ?? null} seen={verifying?.seen ?? null} inputs={answer?.inputs ?? null} />
      ) : (
        <>
          <h1>Dodací údaje</h1>
          <Ordering key={data.owner} data={data} answer={answer} />
        </>
      )}
    </div>
  )
}
