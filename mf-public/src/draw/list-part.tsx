import { useState } from 'react';
import type { DrawPage } from '@fio/contracts/public/draw-proof';
import { todayInSaoPaulo } from '@fio/domain/calendar';
import { Disclosure } from '@fio/design-system/disclosure';
import { Link } from '@fio/design-system/link';
import { Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import { navigateTo } from '@fio/platform/router';
import { committedOf } from './committed.ts';
import { CopyButton } from './copy-button.tsx';
import classes from './draw.module.css';
import { ListFiles } from './list-files.tsx';
import { Part } from './part.tsx';
import { useDrawWords } from './words.ts';

type List = NonNullable<DrawPage['list']>;

/** What the digest was made of, to the letter. */
function Details({ list }: { list: List }) {
  const t = useDrawWords();
  const [isOpen, setOpen] = useState(false);
  const { root, files } = committedOf(list);
  return (
    <Disclosure title={t('listDetails')} headingLevel={3} open={isOpen} onOpenChange={setOpen}>
      <div className={classes['stack']}>
        <Text>{t('listRoot')}</Text>
        <code className={classes['bytes']}>{root}</code>
        <ListFiles files={files} />
        <Text>{t('listText')}</Text>
        <code className={classes['bytes']}>{list.text}</code>
      </div>
    </Disclosure>
  );
}

function Closed({ list, lotteryDate }: { list: List; lotteryDate: string }) {
  const t = useDrawWords();
  const { hash, publishedAt, count } = list;
  const { sealed, cutOffAt, closedAt } = committedOf(list);
  const cameBefore = todayInSaoPaulo(new Date(publishedAt)) < lotteryDate;
  return (
    <>
      <Text>
        {t('listClosed', { count, total: format.number(count), when: format.dateTime(publishedAt) })}
      </Text>
      {cutOffAt && (
        <Text>{t('listCutOff', { when: format.dateTime(cutOffAt), closed: format.dateTime(closedAt) })}</Text>
      )}
      {sealed && (
        <Text>
          {t('listGiven', { count: sealed.given, given: format.number(sealed.given) })}{' '}
          {sealed.voided === 0
            ? t('listVoidedNone')
            : t('listVoided', { count: sealed.voided, voided: format.number(sealed.voided) })}
        </Text>
      )}
      <code className={classes['bytes']}>{hash}</code>
      <CopyButton text={hash}>{t('copyHash')}</CopyButton>
      <Text tone="muted">
        {cameBefore && t('listBefore', { date: format.day(lotteryDate) })} {t('listKeep')}
      </Text>
      <Details list={list} />
    </>
  );
}

/** What binds the list of numbers from before the extraction on, and the order they were given out in. */
export function ListPart({ draw: { list, lotteryDate, numbers } }: { draw: DrawPage }) {
  const t = useDrawWords();
  return (
    <Part title={t('list')}>
      {list ? <Closed list={list} lotteryDate={lotteryDate} /> : <Text tone="muted">{t('listLater')}</Text>}
      {numbers && (
        <>
          <Text>{t('seed', { when: format.dateTime(numbers.committedAt) })}</Text>
          <code className={classes['bytes']}>{numbers.seedHash}</code>
          <Link href="?conferir" onNavigate={navigateTo}>
            {t('seedCheck')}
          </Link>
        </>
      )}
    </Part>
  );
}
