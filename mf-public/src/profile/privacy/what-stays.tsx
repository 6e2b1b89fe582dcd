import type { Leaving } from '@fio/contracts/public/privacy';
import { Heading, Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import classes from '../profile.module.css';
import { usePrivacyWords } from './words.ts';

const OF_EVERYBODY = ['staysConsents', 'staysService', 'staysAccess', 'staysCpf'] as const;

/** What goes, what stays and why: in the visitor's own figures as far as these are known. */
export function WhatStays({ leaving }: { leaving: Leaving | undefined }) {
  const t = usePrivacyWords();
  const counted = (
    word: 'votes' | 'accepted' | 'undecided' | 'numbers' | 'delivered' | 'suggestions',
    count: number | undefined,
  ) => (count ? [t(`own.${word}`, { count, total: format.number(count) })] : []);
  const own = leaving && [
    ...counted('votes', leaving.votes),
    ...counted('suggestions', leaving.suggestions),
    ...counted('accepted', leaving.invoices.accepted),
    ...counted('numbers', leaving.numbers),
    ...counted('delivered', leaving.prizes.delivered),
  ];
  const stays = [
    ...(own ?? [t('staysVotes'), t('staysShared'), t('staysPromotion')]),
    ...OF_EVERYBODY.map((key) => t(key)),
  ];
  return (
    <>
      <Text>{t('deleteLead')}</Text>
      <Heading level={3}>{t('whatGoes')}</Heading>
      <Text>{[t('goes'), ...counted('undecided', leaving?.invoices.undecided)].join(' ')}</Text>
      <Heading level={3}>{t('whatStays')}</Heading>
      <ul className={classes['bullets']}>
        {stays.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}
