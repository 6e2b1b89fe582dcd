export type { Claimed, DeskSource, Next } from './desk-source.ts';
export { type DeskQueue, type OnDesk, useDeskQueue } from './use-desk-queue.ts';
export { type Decided, type Decisions, useDecisions } from './use-decisions.ts';
export { UndoStrip } from './undo-strip.tsx';
export { DeskState } from './desk-state.tsx';
export { useLookedAt } from './use-looked-at.ts';
export { useDeskKeys } from './use-desk-keys.ts';
export { DeskKey } from './desk-key.tsx';
export { useDeskWords } from './words.ts';
