// What every demo stands in: a shop with its stores, and the notices it shows.
import { ShopProvider, useNotices } from '@vanek/react-hooks'
import { createCartStore } from '@vanek/sdk/cart'
import { createCompareStore } from '@vanek/sdk/compare'
import { en } from '@vanek/sdk/i18n/en'
import { createNoticeStore } from '@vanek/sdk/notices'
import { createSession, createVisitorStore } from '@vanek/sdk/session'
import { parseSettings } from '@vanek/sdk/settings'
import { type ReactNode, useState } from 'react'
import { createDemoShop, type DemoAnswers } from './back-end.ts'

function createStores(lines: Readonly<Record<number, number>>, answers?: DemoAnswers) {
  const { shop } = createDemoShop(lines, answers)
  const notices = createNoticeStore()
  const cart = createCartStore(shop, { notices, messages: en })
  void cart.load()
  const session = createSession(shop, { cart, messages: en, notices, settings: async () => parseSettings({}) })
  return { shop, notices, cart, session, compare: createCompareStore(), visitor: createVisitorStore() }
}

function Notices() {
  const { notices, dismiss } = useNotices()
  return (
    <output>
      <ul>
        {notices.map(({ id, text }) => (
          <li key={id} className="row">
            {text}
            <button className="quiet" onClick={() => dismiss(id)}>
              Close
            </button>
          </li>
        ))}
      </ul>
    </output>
  )
}

/** A shop with these amounts by id of goods in its cart. */
export function DemoShop({
  lines = {},
  answers,
  children,
}: {
  readonly lines?: Readonly<Record<number, number>>
  readonly answers?: DemoAnswers
  readonly children: ReactNode
}) {
  const [stores] = useState(() => createStores(lines, answers))
  return (
    <ShopProvider {...stores}>
      {children}
      <Notices />
    </ShopProvider>
  )
}
