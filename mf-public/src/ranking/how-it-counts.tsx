import { useState } from 'react';
import { Disclosure } from '@fio/design-system/disclosure';
import { RANKING_MINIMUM } from '@fio/domain/ranking';
import { useRankingWords } from './words.ts';
import classes from './ranking.module.css';

/** The rules, in plain words. */
export function HowItCounts() {
  const t = useRankingWords();
  const [open, setOpen] = useState(false);
  return (
    <Disclosure title={t('how')} headingLevel={2} open={open} onOpenChange={setOpen}>
      <ul className={classes['rules']}>
        <li>{t('rule.points')}</li>
        <li>{t('rule.minimum', { count: RANKING_MINIMUM })}</li>
        <li>{t('rule.late')}</li>
        <li>{t('rule.ties')}</li>
        <li>{t('rule.votes')}</li>
        <li>{t('rule.names')}</li>
      </ul>
    </Disclosure>
  );
}
