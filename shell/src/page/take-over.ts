import { createElement, startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { todayInSaoPaulo } from '@fio/domain/calendar';
import { boot, holdTime } from '@fio/platform/boot';
import { report } from '@fio/platform/report';
import { AGE_GATE_PATH } from '../age-gate/age-gate.ts';
import { ageGate } from '../age-gate/lazy-age-gate.ts';
import { isPreview } from '../promotion/registration-window.ts';
import { pageReady } from '../remotes/mountable-routes.tsx';
import { remotes } from '../remotes/remotes.ts';
import { rested } from '../first/rested.ts';
import { remoteFor } from './describe-page.ts';
import { whenShown } from './shown.tsx';

/** Resolves once all of the page at this address is here; what failed is told by who draws it. */
async function pageHere(): Promise<unknown> {
  if (window.location.pathname === AGE_GATE_PATH) return ageGate.ready();
  const entry = remoteFor({ ...window.location, key: 'default' });
  if (!entry) return;
  const state = await remotes.settled(entry);
  // What it has begun with is a task of its own.
  await rested();
  if (state.status !== 'ready') throw new Error(`The remote is ${state.status}.`);
  return pageReady(state.module, window.location);
}

const isReady = (): Promise<boolean> =>
  pageHere().then(
    () => true,
    () => false,
  );

/** A page that breaks while it is taken over never says that it is there: its frame answers after so many milliseconds. */
const FRAME_ALONE_MS = 5000;

function TakenOver({ onDone, children }: { onDone: () => void; children?: ReactNode }) {
  useEffect(onDone, [onDone]);
  return children;
}

/**
 * Draws the page into `root`. What the server has drawn there stays until all of the page is here, and is then
 * taken over as it stands: nothing moves and nothing is painted twice. When the page can't come, it is drawn anew
 * with the words for that; so is a preview of other dates, of which the server knows nothing.
 */
export async function takeOver(root: HTMLElement, page: ReactNode): Promise<void> {
  // The first date of a page costs a telephone 60 ms: while its code is fetched nobody waits for them.
  if (boot().side === 'public') void rested().then(() => todayInSaoPaulo(new Date()));
  let isAnswering = false;
  // In a task of its own: while React commits, or hasn't come to a part yet, that answers nothing.
  const answer = () => {
    if (isAnswering) return;
    isAnswering = true;
    void rested().then(() => window.earlyActs?.redo());
  };
  if (root.firstElementChild && !isPreview(window.location.search) && (await isReady())) {
    // The page's code has only just begun.
    await rested();
    holdTime(true);
    // Time goes on when all of it is taken over, however long that takes: a part that is still to be would differ from what
    // the server has drawn.
    whenShown(() => {
      holdTime(false);
      answer();
    });
    const onDone = () => void setTimeout(answer, FRAME_ALONE_MS);
    // In slices between which a finger is answered.
    startTransition(() => {
      hydrateRoot(root, createElement(TakenOver, { onDone }, page), {
        // What the server could not know (who has signed in) is drawn anew; that much is no error of the page.
        onRecoverableError: (error) => report(error, { where: 'take-over' }),
      });
    });
  } else
    createRoot(root).render(createElement(TakenOver, { onDone: () => window.earlyActs?.forget() }, page));
}
