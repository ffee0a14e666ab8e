import { ShopParts } from '@vanek/react-hooks'
import { type ReactNode, useState } from 'react'
import { makeVisitor } from '../../lib/visitor/visitor.ts'

function knownVisitor() {
  const visitor = makeVisitor()
  visitor.load()
  return visitor
}

/** Brings along who visits, as this browser knows them, for late parts: no server draws them. */
export function WithVisitor({ children }: { readonly children: ReactNode }) {
  const [visitor] = useState(knownVisitor)
  return <ShopParts visitor={visitor}>{children}</ShopParts>
}
