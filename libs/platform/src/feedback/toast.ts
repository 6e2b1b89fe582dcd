import { create } from 'zustand';

export type ToastType = 'info' | 'error' | 'success';
export interface Toast {
  readonly id: number;
  readonly type: ToastType;
  readonly message: string;
}

let next = 1;
const useStore = create<{ toasts: Toast[] }>(() => ({ toasts: [] }));

const show = (type: ToastType, message: string): void =>
  useStore.setState(({ toasts }) => ({ toasts: [...toasts, { id: next++, type, message }] }));

/** Messages at the bottom centre, 4000 ms each (specification, section 9). An error clears what stood before. */
export const toast = {
  info: (message: string) => show('info', message),
  success: (message: string) => show('success', message),
  error: (message: string) => {
    useStore.setState({ toasts: [] });
    show('error', message);
  },
  /** Takes back what stands there: something on the page says it better. */
  clear: () => useStore.setState({ toasts: [] }),
  dismiss: (id: number) =>
    useStore.setState(({ toasts }) => ({ toasts: toasts.filter((one) => one.id !== id) })),
};

export const useToasts = (): readonly Toast[] => useStore((state) => state.toasts);
