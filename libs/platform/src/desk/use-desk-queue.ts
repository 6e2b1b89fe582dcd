import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/index.ts';
import { type Ahead, lookAhead, setAside } from './ahead.ts';
import type { Claimed, DeskSource, Next } from './desk-source.ts';
import { useLockKept } from './use-lock-kept.ts';

/** What lies on a desk: one to decide, none, one that can't be decided here, or a failure. */
export type OnDesk<Case> =
  | { readonly is: 'loading' }
  | { readonly is: 'empty' }
  | { readonly is: 'open'; readonly id: string; readonly found: Case }
  | { readonly is: 'held'; readonly id: string; readonly by: string | null }
  | { readonly is: 'over'; readonly id: string }
  | { readonly is: 'failed'; readonly id: string | null; readonly error: ApiError };

const onDesk = <Case>(claimed: Claimed<Case>, id: string): OnDesk<Case> => ({ ...claimed, id });

/** The address follows the desk, to be loaded again or passed on; for the router it is the same page. */
const nameAddress = (path: string): void => window.history.replaceState(window.history.state, '', path);

/**
 * The queue as one person works through it: the case in the address first, then whatever is next. The one behind is taken
 * and loaded as soon as the desk says that its own is looked at (`seen`), so that it is there at once. Both are kept while
 * there are signs of life, and let go with the page. `source` has to stay the same.
 */
export function useDeskQueue<Case>(source: DeskSource<Case>, wanted: string | undefined) {
  const [desk, setDesk] = useState<OnDesk<Case>>({ is: 'loading' });
  const [waiting, setWaiting] = useState<number | null>(null);
  /** What the address says because it lies here. */
  const here = useRef<string | null>(null);
  const ahead = useRef<Ahead<Case> | null>(null);
  /** Counts what was asked for: an answer to something before the last is too late to be laid on the desk. */
  const turn = useRef(0);
  /** The turn that leads to the next one: a second press on the heels of the first is none. */
  const onTheWay = useRef<number | null>(null);

  const release = useCallback(
    // Nobody asked for it just now, and a lock ends by itself.
    (id: string) => void source.release(id).catch(() => undefined),
    [source],
  );
  const dropAhead = useCallback(() => {
    void ahead.current?.asked.then((next) => next?.found && release(source.idOf(next.found)));
    ahead.current = null;
  }, [release, source]);
  /** One that came when another had been asked for meanwhile. */
  const putBack = useCallback(
    ({ found }: Next<Case>) => {
      if (found !== null && source.idOf(found) !== here.current) release(source.idOf(found));
    },
    [release, source],
  );
  const fail = useCallback((error: unknown, id: string | null) => {
    if (!(error instanceof ApiError)) throw error;
    setDesk({ is: 'failed', id, error });
  }, []);
  const lay = useCallback(
    ({ found, waiting: total }: Next<Case>) => {
      here.current = found && source.idOf(found);
      setWaiting(total);
      setDesk(found === null ? { is: 'empty' } : { is: 'open', id: source.idOf(found), found });
    },
    [source],
  );
  const take = useCallback(
    async (id: string) => {
      const mine = ++turn.current;
      here.current = id;
      onTheWay.current = null;
      setDesk({ is: 'loading' });
      try {
        const claimed = await source.claim(id);
        if (turn.current === mine) setDesk(onDesk(claimed, id));
      } catch (error) {
        if (turn.current === mine) fail(error, id);
      }
    },
    [source, fail],
  );
  /** Asks for a case anew: as it is now, or who has it. */
  const refresh = useCallback(
    async (id: string) => {
      const claimed = await source.claim(id).catch(() => null);
      if (claimed !== null && here.current === id) setDesk(onDesk(claimed, id));
    },
    [source],
  );
  const advance = useCallback(async () => {
    if (onTheWay.current !== null) return;
    const mine = ++turn.current;
    onTheWay.current = mine;
    const from = here.current;
    const early = ahead.current;
    ahead.current = null;
    try {
      let next = early?.here() ?? null;
      // Nothing is decided twice.
      if (!next?.found) setDesk({ is: 'loading' });
      next ??= (await early?.asked) ?? null;
      // Something may have come since.
      if (!next?.found) next = await source.next(from);
      if (turn.current !== mine) return putBack(next);
      lay(next);
      if (here.current !== null && early && !early.isFresh()) void refresh(here.current);
    } catch (error) {
      if (turn.current === mine) fail(error, null);
    } finally {
      if (onTheWay.current === mine) onTheWay.current = null;
    }
  }, [source, lay, fail, refresh, putBack]);

  useEffect(() => {
    if (wanted === undefined && here.current === null) void advance();
    else if (wanted !== undefined && wanted !== here.current) void take(wanted);
  }, [wanted, advance, take]);
  const lying =
    desk.is === 'loading' || desk.is === 'failed' ? undefined : desk.is === 'empty' ? null : desk.id;
  // Once it is shown: whoever reads the address finds this case.
  useEffect(() => {
    if (lying !== undefined) nameAddress(source.pathOf(lying));
  }, [lying, source]);
  useEffect(
    () => () => {
      if (here.current !== null) release(here.current);
      dropAhead();
    },
    [release, dropAhead],
  );
  useLockKept(async () => {
    const next = ahead.current?.here()?.found;
    if (next) void source.claim(source.idOf(next)).catch(() => undefined);
    if (desk.is === 'open') await refresh(desk.id);
  });
  return {
    desk,
    waiting,
    /** What lies here can be seen: what comes next may be fetched. */
    seen: () => {
      if (desk.is === 'open') ahead.current ??= lookAhead(source, desk.id, setWaiting);
    },
    /** What comes next, once it is there. */
    behind: () => ahead.current?.here()?.found ?? null,
    /** On to the next, if this one lies here still: it is decided, and stays with whoever did. */
    decided: (id: string) => {
      if (here.current === id) void advance();
    },
    /** On to the next: what lies here is let go. */
    skip: () => {
      if (here.current !== null) release(here.current);
      void advance();
    },
    /** Has a case on the desk again; what lies there comes after it. */
    bringBack: (id: string) => {
      dropAhead();
      const laid = here.current;
      // Pressed before a decision was answered it knows nothing of what was laid here since.
      if (desk.is === 'open' && desk.id === laid && laid !== id)
        ahead.current = setAside(desk.found, waiting ?? 0);
      else if (laid !== null && laid !== id) release(laid);
      void take(id);
    },
    /** Reads what lies here anew. */
    refresh: () => (desk.is === 'open' ? refresh(desk.id) : Promise.resolve()),
    retry: () => void (desk.is === 'failed' && desk.id !== null ? take(desk.id) : advance()),
  };
}
export type DeskQueue<Case> = ReturnType<typeof useDeskQueue<Case>>;
