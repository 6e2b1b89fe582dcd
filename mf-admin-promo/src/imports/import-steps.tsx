import type { ReactNode } from 'react';
import { Button } from '@fio/design-system/button';
import { EmptyState } from '@fio/design-system/empty-state';
import { SkeletonText } from '@fio/design-system/skeleton';
import { Heading, Text } from '@fio/design-system/text';
import { useNavigate } from '@fio/platform/router';
import type { Imported } from './under-way.ts';
import { useImportsWords } from './words.ts';
import classes from './imports.module.css';

export function Go({ to, label }: { to: string; label: string }) {
  const navigate = useNavigate();
  return (
    <Button variant="secondary" href={to} onNavigate={(href) => void navigate(href)}>
      {label}
    </Button>
  );
}

interface GiveUpProps {
  readonly isPending: boolean;
  readonly onGiveUp: () => void;
}

export function GiveUp({ isPending, onGiveUp }: GiveUpProps) {
  const t = useImportsWords();
  return (
    <Button variant="secondary" loading={isPending} onClick={onGiveUp}>
      {t('cancel')}
    </Button>
  );
}

type Told = 'checking' | 'checked' | 'importing' | 'imported' | 'failed';

interface Props {
  readonly found: Pick<Imported, 'state' | 'failure'>;
  /** Each state in the area's words. */
  readonly texts: Readonly<Record<Told, string>> & {
    /** That all is as it was. */
    readonly nothing: string;
    /** That what was sent is kept no longer. */
    readonly forgotten: string;
    /** That not all files came; of imports of several. */
    readonly receiving?: { readonly title: string; readonly text: string };
  };
  readonly giveUp: ReactNode;
  readonly again: ReactNode;
  /** What it would do or did. */
  readonly outcome: ReactNode;
  /** The yes to what was checked. */
  readonly decide: ReactNode;
  /** Where to go from what is done, beside importing more. */
  readonly onward?: ReactNode;
}

/** How far an import is, what it would do or did, and what can be done about it. */
export function ImportSteps({ found, texts, giveUp, again, outcome, decide, onward }: Props) {
  const t = useImportsWords();
  const { state, failure } = found;
  if (state === 'checking' || state === 'importing')
    return (
      <div className={classes['page']} aria-busy>
        <Text role="status">{texts[state]}</Text>
        <SkeletonText lines={5} />
      </div>
    );
  if (state === 'receiving')
    return (
      <EmptyState title={texts.receiving?.title ?? ''} text={texts.receiving?.text ?? ''} action={giveUp} />
    );
  if (state === 'failed') {
    const why = t(`failure.${failure ?? 'unknown'}`);
    return <EmptyState title={texts.failed} text={`${texts.nothing} ${why}`} action={again} />;
  }
  if (state === 'cancelled')
    return <EmptyState title={t('cancelled')} text={`${texts.nothing} ${texts.forgotten}`} action={again} />;
  return (
    <div className={classes['page']}>
      <Heading level={2} size="s">
        {texts[state]}
      </Heading>
      {outcome}
      {state === 'checked' ? (
        decide
      ) : (
        <div className={classes['buttons']}>
          {again}
          {onward}
        </div>
      )}
    </div>
  );
}
