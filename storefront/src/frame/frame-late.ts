// in one file, so that all of them are loaded when one of them dispatches an event
export { CategoryMenu } from './header/category-menu.tsx'
export { Footer } from './footer.tsx'
export { LateFrame } from './late-frame.tsx'
export { NoticeList } from './notice-list.tsx'
export { TopLine } from './header/top-line.tsx'
