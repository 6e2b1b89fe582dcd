export { ShareDialog } from './share-dialog.tsx';
export type { ShareDialogLabels, ShareDialogProps, SharedCard } from './share-dialog-types.ts';
