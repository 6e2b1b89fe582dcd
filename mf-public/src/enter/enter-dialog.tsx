import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@fio/design-system/button';
import { Dialog } from '@fio/design-system/dialog';
import { MantineRoot } from '@fio/design-system/theme-provider';
import { navigateTo, useLocation } from '@fio/platform/router';
import { tokens, useVisitor } from '@fio/platform/session';
import { takeRedirect, useFlags } from '@fio/platform/settings';
import type { PageDialogProps } from '../dialogs/page-dialog.ts';
import { isGuestPage } from '../dialogs/return-to-dialog.ts';
import { useRegisterWindow } from '../page/register-window.ts';
import { useNow } from '../page/use-now.ts';
import { dropProgress } from '../register/progress.ts';
import { RegistrationForm } from '../register/registration-form.tsx';
import { useRegistration, type Registration } from '../register/use-registration.ts';
import { forgetAnswer, forgetVote, hasPendingVote, openEntry } from '../votes/pending-vote.ts';
import { tellOutcome, useVoteOutcome } from '../votes/vote-outcome.ts';
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
  const { errors } = registration.form.formState;
  return (
    <>
      <RegistrationForm registration={registration} sheet={{ finish }} />
      {errors.email?.type === 'EMAIL_FOUND' && (
        <Button variant="quiet" onClick={() => entry.ask(registration.form.getValues('email'))}>
          {t('email')}
        </Button>
      )}
    </>
  );
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

/** A registration on its way is not taken back by going back: the sheet stays until it is known what became of it. */
function useStay(isLeft: boolean): void {
  useEffect(() => {
    if (isLeft) openEntry(window.location);
  }, [isLeft]);
}

const stepOf = ({ registered, entering }: Entry, { step }: Registration, isIn: boolean): string => {
  if (registered !== null && isIn) return 'entered';
  if (entering) return 'signIn';
  return step === 0 ? 'cpf' : 'registration';
};

/** A dialog looks for its `data-autofocus` when it opens; with a step that comes later, what had the focus is gone. */
function useStepFocus(step: string, opened: boolean) {
  const content = useRef<HTMLDivElement>(null);
  const seen = useRef({ step, opened });
  useEffect(() => {
    const before = seen.current;
    seen.current = { step, opened };
    if (!opened || !before.opened || before.step === step) return;
    content.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [step, opened]);
  return content;
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
  // Once somebody is in, nothing is on its way any more that could not be closed upon.
  const isSending = registration.sending && !visitor;
  useStay(isSending && !opened);
  const isShown = opened || isSending;
  useGivenUp(isShown && !visitor);
  const content = useStepFocus(stepOf(entry, registration, visitor !== null), isShown);
  return (
    <Dialog
      opened={isShown}
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      width={520}
      // Who closes has not voted: of a registration on its way nobody can say that.
      closeable={!isSending}
      persistent={isSending}
      sheet
    >
      <div ref={content} data-entry>
        {visitor && isNew ? (
          <Entered email={visitor.email} onClose={onClose} />
        ) : (
          <Guest entry={entry} registration={registration} />
        )}
      </div>
    </Dialog>
  );
}

/**
 * From a guest's answer to a counted vote without leaving the page. What is typed is kept when it is closed; the answer is
 * not, for who closes it has not voted. The vote itself is cast by the theory's card, once somebody is signed in.
 */
export default function EnterDialog(props: PageDialogProps) {
  const [round, setRound] = useState(0);
  const next = useCallback(() => {
    // What somebody typed is theirs: the next person on this machine must not see it.
    useFlags.setState({ cpf: '' });
    dropProgress();
    forgetAnswer();
    tellOutcome(undefined);
    setRound((before) => before + 1);
  }, []);
  return (
    <MantineRoot scheme="dark">
      <Entrance key={round} {...props} onOver={next} />
    </MantineRoot>
  );
}
