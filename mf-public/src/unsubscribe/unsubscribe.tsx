import { useState } from 'react';
import { Button } from '@fio/design-system/button';
import { Text } from '@fio/design-system/text';
import { Notice } from '@fio/platform/account';
import { navigateTo } from '@fio/platform/router';
import { useVisitor } from '@fio/platform/session';
import { FormPage } from '../page/form-page.tsx';
import { AskForLink } from './ask-for-link.tsx';
import { type Linked, useLink } from './use-link.ts';
import { useUnsubscribeWords } from './words.ts';

/** Which words say what a link ends. */
const wordOf = ({ ends }: Linked) => (ends === 'marketing' ? 'marketing' : ends.kind);
/** By which way it ends them: by another they may go on. */
const wayOf = ({ ends, email }: Linked) =>
  ends === 'marketing' ? '' : useUnsubscribeWords.t(`way.${ends.channel}`, { email });
const preferencesOf = ({ ends }: Linked) =>
  ends === 'marketing' ? '/perfil?aba=privacidade' : '/perfil?aba=avisos';

function Ask({ linked, onStop }: { linked: Linked; onStop: (linked: Linked) => Promise<void> }) {
  const t = useUnsubscribeWords();
  const [busy, setBusy] = useState(false);
  const stop = () => {
    setBusy(true);
    // A refusal has been told by the call itself; the button is there for another try.
    onStop(linked).catch(() => setBusy(false));
  };
  return (
    <>
      <Text size="lead">{t(`ask.${wordOf(linked)}`, { email: linked.email, way: wayOf(linked) })}</Text>
      <Text tone="muted">{t('askNote')}</Text>
      <Button size="lg" loading={busy} onClick={stop}>
        {t(linked.ends === 'marketing' ? 'stop' : 'stopNotifications')}
      </Button>
    </>
  );
}

function Ended({ linked, already }: { linked: Linked; already: boolean }) {
  const t = useUnsubscribeWords();
  const { email, ends } = linked;
  const told = ends === 'marketing' ? (already ? 'already' : 'done') : already ? 'alreadyEnded' : 'ended';
  return (
    <>
      <Notice>{t(told, { email, way: wayOf(linked) })}</Notice>
      <Text tone="muted">{t('back')}</Text>
      <Button variant="secondary" href={preferencesOf(linked)} onNavigate={navigateTo}>
        {t('preferences')}
      </Button>
      <Button variant="secondary" href="/" onNavigate={navigateTo}>
        {t('home')}
      </Button>
    </>
  );
}

function WithoutLink() {
  const t = useUnsubscribeWords();
  const visitor = useVisitor();
  if (!visitor) return <AskForLink />;
  return (
    <>
      <Text>{t('signedIn')}</Text>
      <Button size="lg" href="/perfil?aba=privacidade" onNavigate={navigateTo}>
        {t('preferences')}
      </Button>
    </>
  );
}

/** Ends marketing by the link of an e-mail, or leads to where it can be ended. */
export function Unsubscribe() {
  const t = useUnsubscribeWords();
  const { state, stop } = useLink();
  return (
    <FormPage title={t('ends' in state && state.ends !== 'marketing' ? 'titleNotifications' : 'title')}>
      {state.step === 'checking' && <Text role="status">{t('checking')}</Text>}
      {state.step === 'invalid' && <Text role="alert">{t('invalid')}</Text>}
      {(state.step === 'none' || state.step === 'invalid') && <WithoutLink />}
      {state.step === 'ask' && <Ask linked={state} onStop={stop} />}
      {(state.step === 'done' || state.step === 'already') && (
        <Ended linked={state} already={state.step === 'already'} />
      )}
    </FormPage>
  );
}
