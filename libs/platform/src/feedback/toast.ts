import { create } from 'zustand';

export type ToastType = 'info' | 'error' | 'success';
export interface Toast {
  readonly id: number;
  readonly type: ToastType;
  readonly message: string;
  /** The path of the endpoint whose refusal it tells, where it is one. */
  readonly about?: string;
}

let next = 1;
const useStore = create<{ toasts: Toast[] }>(() => ({ toasts: [] }));

type Told = Omit<Toast, 'id'>;
const show = (told: Told, standing: (toasts: Toast[]) => Toast[] = (toasts) => toasts): void =>
  useStore.setState(({ toasts }) => ({ toasts: [...standing(toasts), { ...told, id: next++ }] }));

const withoutErrors = (toasts: Toast[]) => toasts.filter(({ type }) => type !== 'error');

/**
 * Messages at the bottom centre, 4000 ms each (specification, section 9). An error clears what stood before, and a success
 * the errors: what was done after all did not fail.
 */
export const toast = {
  info: (message: string) => show({ type: 'info', message }),
  success: (message: string) => show({ type: 'success', message }, withoutErrors),
  error: (message: string, about?: string) =>
    show({ type: 'error', message, ...(about !== undefined && { about }) }, () => []),
  /** Takes back the refusal of an endpoint that has answered since. */
  settled: (about: string) => {
    if (useStore.getState().toasts.some((one) => one.about === about))
      useStore.setState(({ toasts }) => ({ toasts: toasts.filter((one) => one.about !== about) }));
  },
  /** Takes back what stands there: something on the page says it better. */
  clear: () => useStore.setState({ toasts: [] }),
  dismiss: (id: number) =>
    useStore.setState(({ toasts }) => ({ toasts: toasts.filter((one) => one.id !== id) })),
};

export const useToasts = (): readonly Toast[] => useStore((state) => state.toasts);
