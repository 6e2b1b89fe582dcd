import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from '@fio/platform/router';
import { useVisitor } from '@fio/platform/session';
import { ENTRY, pollAnchor, takeVote } from './pending-vote.ts';
import { tellOutcome, type VoteOutcome } from './vote-outcome.ts';

/** Nothing else has the focus: it is nowhere, in the sheet that closes, or where the pressed answer was. */
function isFree(card: HTMLElement | null): boolean {
  const active = document.activeElement;
  if (!active || active.matches('body, main') || card?.contains(active)) return true;
  return active.closest('[role="dialog"]')?.querySelector('[data-entry]') != null;
}

type Vote = (optionId: string) => Promise<VoteOutcome | undefined>;

/**
 * Casts the answer a visitor chose before signing in, once. Who comes back by an address is led to the theory, and the
 * answer is taken out of the address; who signed in over the page is there already.
 */
export function useReturnedVote(pollId: string, vote: Vote): void {
  const visitor = useVisitor();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [told, setTold] = useState(false);
  useEffect(() => {
    const optionId = visitor && takeVote(pollId, search);
    if (!optionId) return;
    tellOutcome(undefined);
    void vote(optionId).then((outcome) => {
      tellOutcome(outcome);
      setTold(true);
    });
    if (!search.has('vote')) return;
    const rest = new URLSearchParams(search);
    rest.delete('vote');
    void navigate(
      { pathname, search: rest.toString(), hash: pollAnchor(pollId) },
      { replace: true, preventScrollReset: true },
    );
    document.getElementById(pollAnchor(pollId))?.scrollIntoView({ block: 'center' });
  });
  const isOver = told && !search.has(ENTRY);
  useEffect(() => {
    if (!isOver) return;
    setTold(false);
    // The answer that was pressed is gone, and the focus with it: it goes on where the answer can be changed.
    const card = document.getElementById(pollAnchor(pollId));
    if (!isFree(card)) return;
    const next = card?.querySelector<HTMLElement>('[data-change]') ?? card?.querySelector('button');
    next?.focus({ preventScroll: true });
  }, [isOver, pollId]);
}
