import { useCallback, useEffect, useRef, useState } from 'react';
import { Dialog } from '@fio/design-system/dialog';
import { MantineRoot } from '@fio/design-system/theme-provider';
import { navigateTo, useLocation } from '@fio/platform/router';
import { tokens, useVisitor } from '@fio/platform/session';
import { takeRedirect } from '@fio/platform/settings';
import type { PageDialogProps } from '../dialogs/page-dialog.ts';
import { isGuestPage } from '../dialogs/return-to-dialog.ts';
import { useRegisterWindow } from '../page/register-window.ts';
import { useNow } from '../page/use-now.ts';
import { RegistrationForm } from '../register/registration-form.tsx';
import { useRegistration, type Registration } from '../register/use-registration.ts';
import { forgetVote, hasPendingVote } from '../votes/pending-vote.ts';
import { useVoteOutcome } from '../votes/vote-outcome.ts';
import { CpfStep } from './cpf-step.tsx';
import { Entered } from './entered.tsx';
import { SignInStep } from './sign-in-step.tsx';
import { useEntry, type Entry } from './use-entry.ts';
import { useEnterWords } from './words.ts';

/** Who is not signed in: the CPF, then the password of an account or the steps of a registration. */
function Guest({ entry, registration }: { entry: Entry; registration: Registration }) {
  const t = useEnterWords();
  const { isEnabled } = useRegisterWindow(useNow(false));
  const isClosed = registration.closed || !isEnabled;
  const entering = entry.entering ?? (isClosed ? ({ user: '', why: 'asked' } as const) : null);
  if (entering) return <SignInStep entering={entering} closed={isClosed} onBack={entry.back} />;
  if (registration.step === 0) return <CpfStep registration={registration} onEmail={() => entry.ask()} />;
  const finish = t(hasPendingVote() ? 'finishVote' : 'finish');
  return <RegistrationForm registration={registration} sheet={{ finish }} />;
}

function useTitle({ registered, hadVote }: Entry, isIn: boolean): string {
  const t = useEnterWords();
  const outcome = useVoteOutcome();
  if (registered !== null && isIn) return t(hadVote ? (outcome ?? 'counting') : 'welcome');
  return t(hadVote || hasPendingVote() ? 'titleVote' : 'title');
}

/** However a guest closes the sheet, by its cross or by going back: the answer is given up, unless they go on elsewhere. */
function useGivenUp(isAsking: boolean): void {
  const { pathname } = useLocation();
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking && !tokens.get('user') && !isGuestPage(pathname)) forgetVote();
    wasAsking.current = isAsking;
  }, [isAsking, pathname]);
}

interface EntranceProps extends PageDialogProps {
  /** Somebody is in, and the sheet closed: nothing of it may be there for who comes next. */
  readonly onOver: () => void;
}

function Entrance({ opened, onClose, onOver }: EntranceProps) {
  const t = useEnterWords();
  const visitor = useVisitor();
  const entry = useEntry();
  // Here, for what a closed dialog shows is gone.
  const registration = useRegistration(entry.way);
  const title = useTitle(entry, visitor !== null);
  const isNew = entry.registered !== null;
  const wasOpened = useRef(false);
  useEffect(() => {
    if (opened && visitor) {
      // Cards hear of a sign-in before this does: an answer that is still there has none on this page.
      const back = takeRedirect('user');
      if (hasPendingVote() && back) navigateTo(back, { replace: true });
      else if (!isNew) onClose();
    }
    if (!opened && visitor && wasOpened.current) onOver();
    wasOpened.current ||= opened;
  }, [opened, visitor, isNew, onClose, onOver]);
  useGivenUp(opened && !visitor);
  return (
    <Dialog opened={opened} onClose={onClose} title={title} closeLabel={t('close')} width={520} sheet>
      {visitor && isNew ? (
        <Entered email={visitor.email} onClose={onClose} />
      ) : (
        <Guest entry={entry} registration={registration} />
      )}
    </Dialog>
  );
}

/**
 * From a guest's answer to a counted vote without leaving the page. What is typed is kept when it is closed; the answer is
 * not, for who closes it has not voted. The vote itself is cast by the theory's card, once somebody is signed in.
 */
export default function EnterDialog(props: PageDialogProps) {
  const [round, setRound] = useState(0);
  const next = useCallback(() => setRound((before) => before + 1), []);
  return (
    <MantineRoot scheme="dark">
      <Entrance key={round} {...props} onOver={next} />
    </MantineRoot>
  );
}
