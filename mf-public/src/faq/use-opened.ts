import { useEffect, useState } from 'react';
import { useLocation } from '@fio/platform/router';
import { isPlace } from './questions.ts';

export interface Opened {
  readonly has: (slug: string) => boolean;
  readonly set: (slug: string, open: boolean) => void;
}

/**
 * Which answers are open: those somebody opened, and with `unlessClosed` all others too. The question that the address
 * names is opened and arrived at; not in the first drawing, for no server is told what stands after the `#`.
 */
export function useOpened(slugs: readonly string[], unlessClosed: boolean): Opened {
  const { hash } = useLocation();
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const has = (slug: string) => chosen.get(slug) ?? unlessClosed;
  const choose = (slug: string, open: boolean) => setChosen((before) => new Map(before).set(slug, open));
  const named = slugs.find((slug) => hash === `#${slug}`);
  useEffect(() => {
    // The questions may have come after whoever followed a link to a subject.
    if (named === undefined && isPlace(hash)) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [named, hash]);
  useEffect(() => {
    if (named === undefined) return;
    choose(named, true);
    // The browser arrives first, at the answer, and takes the focus away from wherever it is.
    const frame = requestAnimationFrame(() => {
      const question = document.getElementById(named)?.closest('details');
      question?.scrollIntoView({ block: 'start' });
      question?.querySelector('summary')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [named]);
  // What opens without being asked to says so too; that is nobody's choice.
  return { has, set: (slug, open) => has(slug) !== open && choose(slug, open) };
}
