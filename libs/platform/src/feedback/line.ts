import { create } from 'zustand';

/** Somebody waits in a line until the site has capacity for what they ask. */
export interface PendingLine {
  /** How many are before them. */
  readonly ahead: number;
  /** How many were when they came, by which progress is drawn. */
  readonly from: number;
  /** How long it takes at today's pace; null while nobody can say. */
  readonly seconds: number | null;
  /** Gives up waiting. */
  readonly leave: () => void;
}

const useStore = create<{ pending: PendingLine | undefined }>(() => ({ pending: undefined }));

/** Shows where somebody stands in a line, and after that how it changes; undefined once they are through. */
export const showLine = (pending: PendingLine | undefined): void => useStore.setState({ pending });

/** The line that is waited in, for the shell's dialog. */
export const usePendingLine = (): PendingLine | undefined => useStore((state) => state.pending);
