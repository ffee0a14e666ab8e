import type { RoomName } from '../../market/shared/ventilation-rooms.ts'

const lines: Readonly<Record<RoomName, string>> = {
  bathroom: 'M3 17h26v2a7 7 0 0 1-7 7H10a7 7 0 0 1-7-7zM7 17V8a4 4 0 0 1 7.5-2M11 9l5-3M9 26l-1 3M23 26l1 3',
  toilet: 'M9 4h11v9H9zM6 13h20c0 6-4 9-8 10v5h-8v-6c-3-2-4-5-4-9z',
  kitchen: 'M6 14h20v10a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3zM3 14h26M12 10c-2-2 2-3 0-6M20 10c-2-2 2-3 0-6M14 14v-1h4v1',
  bedroom: 'M3 27V7M3 21h26v6M29 21v-4a4 4 0 0 0-4-4H13v8M5 17a3 3 0 1 0 6 0 3 3 0 0 0-6 0',
  livingRoom: 'M5 14v-3a4 4 0 0 1 4-4h14a4 4 0 0 1 4 4v3M8 21v-4a3 3 0 1 0-4 3v6h24v-6a3 3 0 1 0-4-3v4zM7 26v2M25 26v2',
  office: 'M4 18h24M6 18v10M26 18v10M10 6h12v8H10zM16 14v4M19 22h4',
  workshop: 'M3 28V12l13-8 13 8v16zM9 28V17h14v11M9 21h14M9 24.5h14',
  cellar: 'M4 14 16 5l12 9M7 12v16h18V12M11 28v-4h4v-4h4v-4h4',
}

/** The icon of a room. */
export const RoomIcon = ({ room }: { readonly room: RoomName }) => (
  <svg className="room-icon" viewBox="0 0 32 32" aria-hidden="true">
    <path d={lines[room]} />
  </svg>
)
