import { useSyncExternalStore } from 'react';
import { useSettings } from '@fio/platform/settings';

export type Theme = 'dark' | 'light';

const device = () => window.matchMedia('(prefers-color-scheme: light)');
const subscribe = (changed: () => void) => {
  const query = device();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** The public side is dark (specification, section 2); the back office follows its own control, else the device. */
export const themeOf = (side: 'public' | 'admin', darkmode: boolean | null, deviceIsLight: boolean): Theme =>
  side === 'public' || (darkmode ?? !deviceIsLight) ? 'dark' : 'light';

/** The theme of a side now. */
export function useTheme(side: 'public' | 'admin'): Theme {
  const darkmode = useSettings((state) => state.darkmode);
  const deviceIsLight = useSyncExternalStore(
    subscribe,
    () => device().matches,
    () => false,
  );
  return themeOf(side, darkmode, deviceIsLight);
}

/** Puts the theme on the document before anything is drawn. */
export function applyTheme(side: 'public' | 'admin'): void {
  document.documentElement.dataset['theme'] = themeOf(
    side,
    useSettings.getState().darkmode,
    device().matches,
  );
}
