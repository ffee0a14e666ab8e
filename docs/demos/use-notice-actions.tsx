import { useNoticeActions } from '@vanek/react-hooks'
import { DemoShop } from './shared/demo-shop.tsx'

// `show` puts a notice into the list below the buttons
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
