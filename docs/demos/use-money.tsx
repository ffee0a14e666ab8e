import { useMoney } from '@vanek/react-hooks'
import { useState } from 'react'
import { DemoShop } from './shared/demo-shop.tsx'

function Price() {
  const money = useMoney()
  const [amount, setAmount] = useState('1234.5')
  return (
    <div className="stack">
      <label>
        Amount <input className="short" value={amount} onChange={({ target }) => setAmount(target.value)} />
      </label>
      <output>{money(Number(amount) || 0)}</output>
    </div>
  )
}

export const Demo = () => (
  <DemoShop>
    <Price />
  </DemoShop>
)
