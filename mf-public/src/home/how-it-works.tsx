import { Button } from '@fio/design-system/button';
import { Link } from '@fio/design-system/link';
import { Heading, Text } from '@fio/design-system/text';
import { navigateTo } from '@fio/platform/router';
import { Section } from '../page/section.tsx';
import { useHomeWords } from './words.ts';
import classes from './how-it-works.module.css';

const STEPS = [
  ['step1', 'step1Text'],
  ['step2', 'step2Text'],
  ['step3', 'step3Text'],
] as const;

/** The whole product in three steps. */
export function HowItWorks() {
  const t = useHomeWords();
  return (
    <Section title={t('how')}>
      <ol className={classes['steps']}>
        {STEPS.map(([title, text]) => (
          <li key={title} className={classes['step']}>
            <Heading level={3}>{t(title)}</Heading>
            <Text tone="muted">{t(text)}</Text>
          </li>
        ))}
      </ol>
      <div className={classes['suggest']}>
        <Text>{t('suggestLead')}</Text>
        <Button variant="secondary" href="?sugerir" onNavigate={navigateTo}>
          {t('suggest')}
        </Button>
        <Link href="?ajuda=numbers" onNavigate={navigateTo} className={classes['help']}>
          {t('helpNumbers')}
        </Link>
      </div>
    </Section>
  );
}
