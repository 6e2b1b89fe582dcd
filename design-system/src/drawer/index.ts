export { Drawer } from './drawer.tsx';
export type { DrawerProps } from './drawer.tsx';
