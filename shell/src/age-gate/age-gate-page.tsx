import { useState } from 'react';
import { boot } from '@fio/platform/boot';
import { useLocation, useNavigate } from '@fio/platform/router';
import { useFlags } from '@fio/platform/settings';
import { Button } from '@fio/design-system/button';
import { Heading, Text } from '@fio/design-system/text';
import { useShellWords } from '../words/index.ts';
import { DEFAULT_AGE, passAgeGate, rememberedPath } from './age-gate.ts';
import classes from './age-gate.module.css';

/** Asks the visitor's age once and leads on to the page they came for. */
export default function AgeGatePage() {
  const t = useShellWords();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [refused, setRefused] = useState(false);
  const age = boot().campaign.minimumAge ?? DEFAULT_AGE;
  const pass = () => {
    passAgeGate();
    useFlags.setState({ agegate: true });
    void navigate(rememberedPath(state), { replace: true });
  };
  return (
    <div className={classes['page']}>
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
