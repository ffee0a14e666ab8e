import { useShop, useShopQuery } from '@vanek/react-hooks'
import { refusal } from '@vanek/sdk/testing'
import { errorText } from '@vanek/sdk/i18n'
import { en } from '@vanek/sdk/i18n/en'
import { defineQuery } from '@vanek/sdk/transport'
import { ok, type Result } from '@vanek/sdk'
import { DemoShop } from './shared/demo-shop.tsx'
import { later } from './shared/back-end.ts'

let asked = 0

// a read of your own: every second answer is a failure
async function getWeather(): Promise<Result<string>> {
  await later()
  asked += 1
  if (asked % 2 === 1) return ok(`A light breeze, said at ${new Date().toLocaleTimeString('en')}`)
  const { code } = (await refusal({ status: 503, code: 'server' }).json()).errors[0] as { readonly code: string }
  return { ok: false, error: { code, retryable: true, outcome: 'none', issues: [] } }
}

function Weather() {
  const shop = useShop()
  const { data, error, status, isFetching, refetch } = useShopQuery(defineQuery(shop, ['weather'], getWeather))
  return (
    <div className="stack">
      <p>{data ?? 'No answer yet'}</p>
      <p>
        Status: {status}
        {isFetching && ', fetching'}
      </p>
      {error && <p className="bad">{errorText(en, error)}</p>}
      <button onClick={() => void refetch()}>Ask again</button>
    </div>
  )
}

export const Demo = () => (
  <DemoShop>
    <Weather />
  </DemoShop>
)
