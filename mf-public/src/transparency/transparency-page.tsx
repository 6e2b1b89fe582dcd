import { useEffect, useState } from 'react';
import { transparency, type OutsideCopy, type VerifierPage } from '@fio/contracts/public/transparency';
import { TILE_WIDTH } from '@fio/domain/transparency/tiles';
import { EmptyState } from '@fio/design-system/empty-state';
import { Link } from '@fio/design-system/link';
import { Heading, Text } from '@fio/design-system/text';
import { useTakenOver } from '@fio/platform/boot';
import { Part } from '../draw/part.tsx';
import { LoadFailed } from '../page/load-failed.tsx';
import { PageSkeleton } from '../page/page-skeleton.tsx';
import { usePageData } from '../page/use-page-data.ts';
import page from '../page/column.module.css';
import { checkLog, type LogCheck } from './check-log.ts';
import { EventsPart } from './events-part.tsx';
import { fetchLog } from './fetch-log.ts';
import { LetterPart } from './letter-part.tsx';
import { OutsidePart } from './outside-part.tsx';
import { useVerifierPage } from '../verifier/use-verifier-page.ts';
import { VerifierPart } from '../verifier/verifier-part.tsx';
import { entriesIn, type LoggedEntry } from './event-texts.ts';
import classes from './transparency.module.css';
import { VerdictPart } from './verdict-part.tsx';
import { useTransparencyWords } from './words.ts';

interface Newest {
  readonly bundle: number;
  readonly entries: readonly LoggedEntry[];
}

export type Progress = 'under way' | 'failed' | { readonly check: LogCheck; readonly newest: Newest | null };

/** The newest bundle; null where the log has none that is right. */
async function newestOf({ head, tree, reader }: LogCheck): Promise<Newest | null> {
  if (!tree || head.size === 0) return null;
  const bundle = Math.floor((head.size - 1) / TILE_WIDTH);
  return { bundle, entries: entriesIn(await reader.bundle(bundle), bundle * TILE_WIDTH) };
}

async function read(): Promise<Progress> {
  const check = await checkLog(fetchLog);
  return { check, newest: await newestOf(check) };
}

function OwnPart() {
  const t = useTransparencyWords();
  return (
    <Part title={t('own')} lead={t('ownText')}>
      <ul className={classes['copies']}>
        {(['checkpoint', 'key'] as const).map((path) => (
          <li key={path}>
            <Link href={`/transparency/${path}`}>{t(`own.${path}`)}</Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Checked({ check, newest }: Exclude<Progress, string>) {
  return (
    <>
      <VerdictPart check={check} />
      {newest && <EventsPart reader={check.reader} newest={newest.entries} bundle={newest.bundle} />}
      <LetterPart head={check.head} reader={check.reader} />
    </>
  );
}

/** The page of what a check came to. */
export function TransparencyView(props: {
  readonly progress: Progress;
  readonly copies: readonly OutsideCopy[];
  readonly verifier: VerifierPage | undefined;
  readonly onRetry: () => void;
}) {
  const t = useTransparencyWords();
  const { progress, copies, verifier, onRetry } = props;
  // A page whose scripts never come checks nothing.
  const isTakenOver = useTakenOver();
  const isEmpty = typeof progress === 'object' && progress.check.head.size === 0;
  return (
    <div className={page['column']}>
      <header className={classes['head']}>
        <Heading level={1}>{t('title')}</Heading>
        <Text size="lead" tone="muted">
          {t('lead')}
        </Text>
      </header>
      {progress === 'under way' && isTakenOver && (
        <div role="status">
          <Text tone="muted">{t('checking')}</Text>
        </div>
      )}
      {progress === 'failed' && <LoadFailed error={null} onRetry={onRetry} />}
      {isEmpty && <EmptyState title={t('noLog')} text={t('noLogText')} headingLevel={2} />}
      {typeof progress === 'object' && !isEmpty && <Checked {...progress} />}
      <OutsidePart copies={copies} />
      <VerifierPart page={verifier} />
      <OwnPart />
    </div>
  );
}

/** /conferir: the log of what binds, checked by this very device. */
export function TransparencyPage() {
  const { data, pending, error, retry } = usePageData(transparency.outside, {});
  const verifier = useVerifierPage();
  const [progress, setProgress] = useState<Progress>('under way');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    void read()
      .catch(() => 'failed' as const)
      .then((next) => !isGone && setProgress(next));
    return () => {
      isGone = true;
    };
  }, [attempt]);
  if (pending) return <PageSkeleton shape="parts" />;
  if (!data) return <LoadFailed error={error} onRetry={retry} />;
  return (
    <TransparencyView
      progress={progress}
      copies={data.copies}
      verifier={verifier}
      onRetry={() => {
        setProgress('under way');
        setAttempt(attempt + 1);
      }}
    />
  );
}
