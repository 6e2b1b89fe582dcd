import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { Strategy } from '@fio/contracts/core/endpoint';

/** Kept in local storage (specification, section 3). `null`: follow the device. */
export const useSettings = create<{ darkmode: boolean | null; setDarkmode: (darkmode: boolean) => void }>()(
  persist((set) => ({ darkmode: null, setDarkmode: (darkmode) => set({ darkmode }) }), {
    name: 'settings',
    partialize: ({ darkmode }) => ({ darkmode }),
  }),
);

interface Flags {
  /** A CPF typed before the registration form opened. */
  cpf: string;
  /** Whether the drawer is open; it starts open. */
  open: boolean;
  /** Scroll position to restore after a detour. */
  position: number;
  agegate: boolean;
  /** Where each strategy's sign-in leads back to: path with query and hash. */
  redirected: Partial<Record<Strategy, string>>;
}

/** The general flags of section 3: they live as long as the tab, so that a reload keeps a remembered page. */
export const useFlags = create<Flags>()(
  persist((): Flags => ({ cpf: '', open: true, position: 0, agegate: false, redirected: {} }), {
    name: 'flags',
    storage: createJSONStorage(() => sessionStorage),
    // A CPF never rests in the browser's storage.
    partialize: ({ open, position, agegate, redirected }) => ({ open, position, agegate, redirected }),
  }),
);

/** Remembers the page a visitor was sent away from. */
export const rememberRedirect = (strategy: Strategy, target: string): void => {
  useFlags.setState(({ redirected }) => ({ redirected: { ...redirected, [strategy]: target } }));
};

/** Gives the remembered page once, or undefined. Only paths of our own come out. */
export function takeRedirect(strategy: Strategy): string | undefined {
  const target = useFlags.getState().redirected[strategy];
  if (!target) return undefined;
  useFlags.setState(({ redirected: { [strategy]: _taken, ...rest } }) => ({ redirected: rest }));
  return target.startsWith('/') && !target.startsWith('//') && !target.startsWith('/\\') ? target : undefined;
}
