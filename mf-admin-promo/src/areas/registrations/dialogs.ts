// One file for all: a request more costs more than what the others weigh.
export { DataDialog } from './data-dialog.tsx';
export { BlockDialog, EditDialog } from './ask-dialogs.tsx';
export { EnterDialog } from './enter-dialog.tsx';
