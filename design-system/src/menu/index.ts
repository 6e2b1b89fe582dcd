export { DropdownMenu } from './dropdown-menu.tsx';
export type { DropdownMenuProps, MenuAction } from './dropdown-menu.tsx';
