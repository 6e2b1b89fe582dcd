export { MenuIcon } from './menu-icon.tsx';
export type { MenuIconName } from './menu-icons.ts';
