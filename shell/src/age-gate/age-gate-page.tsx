import { useState, useSyncExternalStore } from 'react';
import { boot } from '@fio/platform/boot';
import { Navigate, useLocation, useNavigate } from '@fio/platform/router';
import { useFlags } from '@fio/platform/settings';
import { Button } from '@fio/design-system/button';
import { Brand } from '@fio/design-system/layouts';
import { Heading, Text } from '@fio/design-system/text';
import { useShellWords } from '../words/index.ts';
import { AGE_GATE_PATH, DEFAULT_AGE, hasPassed, passAgeGate, rememberedPath } from './age-gate.ts';
import classes from './age-gate.module.css';

/** A page that the browser kept as it was left is shown again, and one in another tab is come back to. */
function onReturn(look: () => void): () => void {
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Asks the visitor's age once and leads on to the page they came for; whoever has passed is asked no more. */
export default function AgeGatePage() {
  const t = useShellWords();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const [refused, setRefused] = useState(false);
  const isPassed = useSyncExternalStore(onReturn, hasPassed, () => false);
  const age = boot().campaign.minimumAge ?? DEFAULT_AGE;
  const pass = () => {
    passAgeGate();
    useFlags.setState({ agegate: true });
    void navigate(rememberedPath(state), { replace: true });
  };
  // Not while it is still drawn on the way to the page that was asked for.
  if (isPassed && pathname === AGE_GATE_PATH) return <Navigate to={rememberedPath(state)} replace />;
  return (
    <div className={classes['page']}>
      <svg
        className={classes['thread']}
        viewBox="0 0 1440 600"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden
      >
        <path d="M-20 420C180 120 360 520 560 300s190-230 60-210 60 210 220 130S1120 60 1460 260" />
      </svg>
      <Brand>{boot().campaign.name}</Brand>
      <Heading level={1}>{t('agegate.title', { age })}</Heading>
      <Text tone="muted">{t('agegate.text', { age })}</Text>
      <div className={classes['answers']}>
        <Button size="lg" onClick={pass}>
          {t('agegate.yes')}
        </Button>
        <Button size="lg" variant="secondary" onClick={() => setRefused(true)}>
          {t('agegate.no')}
        </Button>
      </div>
      <p role="status">{refused && t('agegate.refused')}</p>
    </div>
  );
}
