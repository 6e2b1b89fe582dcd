import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from '@fio/platform/router';
import { useVisitor } from '@fio/platform/session';
import { pollAnchor, takeVote } from './pending-vote.ts';

/** Casts the answer a visitor chose before signing in, once, and takes it out of the address. */
export function useReturnedVote(pollId: string, vote: (optionId: string) => Promise<void>): void {
  const visitor = useVisitor();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const optionId = visitor && takeVote(pollId, search);
    if (!optionId) return;
    void vote(optionId);
    const rest = new URLSearchParams(search);
    rest.delete('vote');
    void navigate(
      { pathname, search: rest.toString(), hash: pollAnchor(pollId) },
      { replace: true, preventScrollReset: true },
    );
    document.getElementById(pollAnchor(pollId))?.scrollIntoView({ block: 'center' });
  });
}
