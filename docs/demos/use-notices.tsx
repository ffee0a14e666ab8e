import { useNoticeActions } from '@vanek/react-hooks'
import { DemoShop } from './shared/demo-shop.tsx'

// the list below the button is a component with `useNotices`: see demos/shared/demo-shop.tsx
function Speak() {
  const { show } = useNoticeActions()
  return (
    <div className="row">
      <button onClick={() => show({ kind: 'success', text: 'Saved. This goes away after five seconds.' })}>
        Say saved
      </button>
      <button className="quiet" onClick={() => show({ kind: 'danger', text: 'This one stays.', durationMs: null })}>
        Say something that stays
      </button>
    </div>
  )
}

export const Demo = () => (
  <DemoShop>
    <Speak />
  </DemoShop>
)
