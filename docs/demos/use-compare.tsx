import { useCompare, useCompareToggle } from '@vanek/react-hooks'
import { goods } from './shared/back-end.ts'
import { DemoShop } from './shared/demo-shop.tsx'

function Toggle({ id, name }: { readonly id: number; readonly name: string }) {
  const { buttonProps, chosen } = useCompareToggle(id)
  return (
    <li className="row">
      {name}
      <button className="quiet" {...buttonProps}>
        {chosen ? 'Do not compare' : 'Compare'}
      </button>
    </li>
  )
}

function Compared() {
  const { ids } = useCompare()
  return <p>{ids.length} to compare</p>
}

export const Demo = () => (
  <DemoShop>
    <ul>
      {goods.map(({ id, name }) => (
        <Toggle key={id} id={id} name={name} />
      ))}
    </ul>
    <Compared />
  </DemoShop>
)
