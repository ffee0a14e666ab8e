// together in one file, so that all of them are there when one of them tells the others something new
export { CategoryMenu } from './header/category-menu.tsx'
export { Footer } from './footer.tsx'
export { LateFrame } from './late-frame.tsx'
export { NoticeList } from './notice-list.tsx'
export { TopLine } from './header/top-line.tsx'
