import { create } from 'zustand';

/** The options of the confirmation dialog (specification, section 3); `width` is 400 unless said. */
export interface ConfirmOptions {
  readonly title: string;
  readonly text: string;
  readonly width?: number;
  readonly persistent?: boolean;
  readonly closeable?: boolean;
  readonly icon?: string;
  readonly iconColor?: string;
  readonly cancelText?: string;
  readonly confirmText?: string;
}

export interface PendingConfirm {
  readonly id: number;
  readonly options: ConfirmOptions;
  readonly answer: (yes: boolean) => void;
}

let next = 1;
const useStore = create<{ queue: PendingConfirm[] }>(() => ({ queue: [] }));

/** Asks and resolves with the answer; closing the dialog answers no. Questions wait for one another. */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const id = next++;
    const answer = (yes: boolean) => {
      useStore.setState(({ queue }) => ({ queue: queue.filter((one) => one.id !== id) }));
      resolve(yes);
    };
    useStore.setState(({ queue }) => ({ queue: [...queue, { id, options, answer }] }));
  });
}

/** The question to show now, for the shell's dialog. */
export const usePendingConfirm = (): PendingConfirm | undefined => useStore((state) => state.queue[0]);
