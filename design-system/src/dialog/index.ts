export { Dialog } from './dialog.tsx';
export type { DialogProps } from './dialog.tsx';
export { ConfirmDialog } from './confirm-dialog.tsx';
export type { ConfirmDialogProps, ConfirmOptions } from './confirm-dialog.tsx';
