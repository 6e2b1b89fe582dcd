// One file for both: a request more costs more than what the other weighs.
export { DataDialog } from './data-dialog.tsx';
export { EnterDialog } from './enter-dialog.tsx';
