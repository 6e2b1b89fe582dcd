export { PublicLayout } from './public-layout.tsx';
export type { PublicLayoutProps } from './public-layout.tsx';
export { TopBar } from './top-bar.tsx';
export type { TopBarLink, TopBarProps } from './top-bar.tsx';
export { BottomBar } from './bottom-bar.tsx';
export type { BottomBarItem, BottomBarProps } from './bottom-bar.tsx';
export { Footer } from './footer.tsx';
export type { FooterProps } from './footer.tsx';
export { Brand } from './brand.tsx';
