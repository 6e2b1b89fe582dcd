import { useRef } from 'react';
import type { PollView } from '@fio/contracts/public/polls';
import { Button } from '@fio/design-system/button';
import { PollCard } from '@fio/design-system/poll-card';
import { navigateTo } from '@fio/platform/router';
import { Bell } from '../notifications/bell.tsx';
import { useShare } from '../share/use-share.tsx';
import { cardLabels, cardOf } from './card-of.ts';
import { pollAnchor } from './pending-vote.ts';
import { useOnScreen } from './use-on-screen.ts';
import { useReturnedVote } from './use-returned-vote.ts';
import { useVote } from './use-vote.ts';
import { useVotesWords } from './words.ts';
import classes from './theory.module.css';

export interface TheoryProps {
  readonly poll: PollView;
  /** The one open theory that matters most in the view. */
  readonly featured?: boolean;
  /** Leads from the title to the theory's own page; off on that page itself. */
  readonly linked?: boolean;
  readonly headingLevel?: 1 | 2 | 3;
  /** Its series' poster stands on the page already, and isn't drawn again in the card. */
  readonly posterBeside?: boolean;
}

/** A theory with everything a visitor can do with it: answer, change the answer, follow the result, share. */
export function Theory({
  poll,
  featured = false,
  linked = false,
  headingLevel = 3,
  posterBeside = false,
}: TheoryProps) {
  const t = useVotesWords();
  const box = useRef<HTMLDivElement>(null);
  const voting = useVote(poll, useOnScreen(box));
  useReturnedVote(poll.id, voting.vote);
  const { share, dialog } = useShare();
  return (
    <div ref={box} id={pollAnchor(poll.id)} className={classes['theory']}>
      <PollCard
        poll={cardOf(poll, voting, t, { hasPoster: !posterBeside })}
        labels={cardLabels(t)}
        onVote={(optionId) => void voting.vote(optionId)}
        headingLevel={headingLevel}
        featured={featured}
        {...(linked && { href: `/teoria/${poll.slug}`, onNavigate: navigateTo })}
        actions={
          <>
            <Button
              variant="quiet"
              size="sm"
              onClick={() => void share({ kind: 'theory', poll, optionId: voting.mine })}
            >
              {t('share')}
            </Button>
            {voting.mine !== undefined && voting.state !== 'resolved' && <Bell about="theory" />}
          </>
        }
      />
      {dialog}
    </div>
  );
}
