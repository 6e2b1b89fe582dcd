import { create } from 'zustand';

/** Somebody signed in has to prove who they are before they go on. */
export interface PendingProof {
  /** Ends the question: whether they did. */
  readonly answer: (proved: boolean) => void;
}

const useStore = create<{ pending: PendingProof | undefined }>(() => ({ pending: undefined }));
let asked: Promise<boolean> | undefined;

/** Asks once for all who ask at the same time, and resolves to whether it was proved. */
export function askForProof(): Promise<boolean> {
  asked ??= new Promise((resolve) => {
    const answer = (proved: boolean) => {
      asked = undefined;
      useStore.setState({ pending: undefined });
      resolve(proved);
    };
    useStore.setState({ pending: { answer } });
  });
  return asked;
}

/** The question that waits, for the shell's dialog. */
export const usePendingProof = (): PendingProof | undefined => useStore((state) => state.pending);
