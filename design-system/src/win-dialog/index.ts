export { WinDialog } from './win-dialog.tsx';
export type { WinDialogProps } from './win-dialog.tsx';
