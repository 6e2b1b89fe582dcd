import { create } from 'zustand';
import type { AnyEndpoint } from '@fio/contracts/core/endpoint';

/** A decision that was taken and that the server holds, to be undone until it takes effect. */
export interface Held {
  /** The run that will do it. */
  readonly id: string;
  readonly list: string;
  readonly recordId: string;
  /** What the record is called. */
  readonly name: string;
  /** What was decided, a sentence. */
  readonly said: string;
  /** UTC; from then on it can't be undone. */
  readonly startsAt: string;
  /** What is stale once it has taken effect. */
  readonly refresh: readonly AnyEndpoint[];
}

const useStore = create<{ held: readonly Held[] }>(() => ({ held: [] }));

/** The decisions of this page that can still be undone, the latest last. */
export const heldDecisions = {
  all: (): readonly Held[] => useStore.getState().held,
  add: (one: Held): void => useStore.setState(({ held }) => ({ held: [...held, one] })),
  /** Whether it was still to be undone. */
  drop: (id: string): boolean => {
    const { held } = useStore.getState();
    const others = held.filter((one) => one.id !== id);
    useStore.setState({ held: others });
    return others.length < held.length;
  },
};

/** The latest decision on this list that can still be undone. */
export const useLastHeld = (list: string): Held | undefined =>
  useStore(({ held }) => held.findLast((one) => one.list === list));
