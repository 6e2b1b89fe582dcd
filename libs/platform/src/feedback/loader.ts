import { create } from 'zustand';

const useLoader = create<{ active: number }>(() => ({ active: 0 }));

/** Counts the requests under way; the bar that shows it has its own threshold of 10 ms. */
export const loader = {
  start: () => useLoader.setState(({ active }) => ({ active: active + 1 })),
  end: () => useLoader.setState(({ active }) => ({ active: Math.max(0, active - 1) })),
};

/** Whether anything is being loaded now. */
export const useLoading = (): boolean => useLoader((state) => state.active > 0);
