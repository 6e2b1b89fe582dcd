export { isKeyboardTaken, isSwitchedOff, isTyping, useCharacterKeys } from './keyboard.ts';
export { loader, useLoading } from './loader.ts';
export { toast, useToasts, type Toast, type ToastType } from './toast.ts';
export { confirm, usePendingConfirm, type ConfirmOptions, type PendingConfirm } from './confirm.ts';
export { showLine, usePendingLine, type PendingLine } from './line.ts';
export { askForProof, usePendingProof, type PendingProof } from './proof.ts';
export { showShortcuts, useShortcuts, useShownShortcuts, type Shortcut } from './shortcuts.ts';
