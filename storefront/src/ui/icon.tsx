const PATHS = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7L20 20',
  menu: 'M4 7h16M4 12h11M4 17h16',
  cart: 'M3 4h2.2l2.3 11h10.2l2-8H6.2M9 19.5h.01M16.5 19.5h.01',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  arrow: 'M5 12h14m-5-5 5 5-5 5',
  truck: 'M3 6.5h10.5V16H3zM13.5 10H18l3 3.5V16h-7.5M7 18.5h.01M17 18.5h.01',
  store:
    'M4 10v10h16V10M3 10l2-6h14l2 6c0 2.7-4.5 2.7-4.5 0 0 2.7-4.5 2.7-4.5 0 0 2.7-4.5 2.7-4.5 0 0 2.7-4.5 2.7-4.5 0Zm7 10v-5h4v5',
  returns: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10H8',
  phone: 'M5 4h4l1.5 5-2.3 1.7a12 12 0 0 0 5.1 5.1L15 13.5l5 1.5v4c-8 1.5-16.5-7-15-15Z',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  gift: 'M4 11h16v9H4zM3 7.5h18V11H3zM12 7.5V20m0-12.5c-5 0-4.5-4.5-2-4 1.5.3 2 2 2 4Zm0 0c5 0 4.5-4.5 2-4-1.5.3-2 2-2 4Z',
  trash: 'M5 7h14M10 4h4M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  info: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16Zm0-8.5V16M12 8.2h.01',
  breeze: 'M3 9h11a2.5 2.5 0 1 0-2.5-2.5M3 13h15.5a2.5 2.5 0 1 1-2.5 2.5M3 17h7.5a2 2 0 1 1-2 2',
  shield: 'M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6zM9 12l2.2 2.2L15.2 10',
  compare: 'M12 4v16m-4 0h8M5 7h14M5 7l-3 7a3 3 0 0 0 6 0Zm14 0-3 7a3 3 0 0 0 6 0Z',
} as const

export type IconName = keyof typeof PATHS

const MEANT: Readonly<Record<string, IconName>> = {
  advice: 'info',
  delivery: 'truck',
  return: 'returns',
  claim: 'shield',
}

/** The icon that a name in a text of editors means; the breeze for what we do not know. */
export function iconName(name: string): IconName {
  return MEANT[name] ?? 'breeze'
}

/** A line icon of 24 units in the colour and size of the text; decoration unless `label` names it. */
export function Icon({ name, label }: { readonly name: IconName; readonly label?: string }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
