export { AuthLayout } from './auth-layout.tsx';
export type { AuthLayoutProps } from './auth-layout.tsx';
export { AdminLayout } from './admin-layout.tsx';
export type { AdminLayoutProps } from './admin-layout.tsx';
export { AdminDrawer } from './admin-drawer.tsx';
export type { AdminDrawerEntry, AdminDrawerProps, AdminDrawerSection } from './admin-drawer.tsx';
export { AdminTopBar } from './admin-top-bar.tsx';
export type { AdminTopBarProps } from './admin-top-bar.tsx';
