import { lazy, Suspense, useEffect, useState } from 'react';
import { stores, useAdmin } from '@fio/platform/session';
import { IconButton } from '@fio/design-system/button';
import { IconSearch } from '@fio/design-system/icons';
import { forgetRecent } from './recent.ts';
import classes from './palette-host.module.css';
import { useEarlyKeys } from './use-early-keys.ts';
import { usePaletteWords } from './words.ts';

const Palette = lazy(() => import('./palette.tsx'));

/** The button of the command palette, and Ctrl+K (⌘K) for it; its code comes with the first use. */
export function PaletteHost() {
  const t = usePaletteWords();
  const admin = useAdmin();
  // Who must set up a second factor first finds nothing yet.
  const person = admin?.id;
  const isSignedIn = admin !== null && admin.secondFactor !== 'needed';
  const [isLoaded, setLoaded] = useState(false);
  const [isOpened, setOpened] = useState(false);
  const [query, setQuery] = useState('');
  // From its first focus on the field takes what is typed.
  const [isFocused, setFocused] = useState(false);
  const open = () => {
    setLoaded(true);
    setOpened(true);
  };
  const close = () => {
    setOpened(false);
    setFocused(false);
    setQuery('');
  };
  useEarlyKeys(isOpened && !isFocused, setQuery, close);
  useEffect(() => {
    if (!isSignedIn) return;
    const pressed = (event: KeyboardEvent) => {
      const isMeant = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isMeant || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [isSignedIn]);
  useEffect(() => stores.admin.subscribe((now, before) => before.user && !now.user && forgetRecent()), []);
  // Of a session that ended while no page of it was open nothing was heard.
  useEffect(() => void (person && forgetRecent(person)), [person]);
  if (!isSignedIn) return null;
  return (
    <>
      <IconButton label={t('open')} aria-keyshortcuts="Control+K Meta+K" onClick={open}>
        <IconSearch />
      </IconButton>
      {isLoaded && (
        <div className={classes.palette} onFocus={() => setFocused(true)}>
          <Suspense>
            <Palette opened={isOpened} onClose={close} query={query} onQuery={setQuery} />
          </Suspense>
        </div>
      )}
    </>
  );
}
