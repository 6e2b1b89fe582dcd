export { CommandPalette } from './command-palette.tsx';
export type { CommandGroup, CommandItem, CommandPaletteProps } from './command-palette.tsx';
