import { calculation } from '@fio/contracts/admin/calculation';
import { Link } from '@fio/design-system/link';
import { Text } from '@fio/design-system/text';
import type { CalculationDetail } from '../calculation-detail.ts';
import classes from '../calculation.module.css';
import { FilmCard } from '../film/film-card.tsx';
import { LiveLink } from '../live-link.tsx';
import { useCalculationWords } from '../words.ts';
import { Panel } from './panel.tsx';
import { NotYours, StepButton } from './step-button.tsx';
import { WinnersTable } from './winners-table.tsx';

type Props = { record: CalculationDetail };

/** Published, up to the accounts; nothing of it changes any more. */
export function PublishedPanel({ record }: Props) {
  const t = useCalculationWords();
  const { state, slug, reason } = record;
  const isOpen = state === 'published';
  return (
    <>
      <Panel
        title={t(`${isOpen ? 'published' : 'accounted'}.title`)}
        text={t(`${isOpen ? 'published' : 'accounted'}.text`)}
      >
        {!isOpen && reason && <Text>{reason}</Text>}
        {/* Another side of the product: a page of its own. */}
        <Link href={`/ganhadores/${slug}`} target="_blank">
          {t('published.page')}
        </Link>
        <LiveLink record={record} />
        <WinnersTable record={record} />
        {isOpen && (
          <>
            <div className={classes['buttons']}>
              <StepButton step="account" record={record} variant="primary" />
            </div>
            <NotYours endpoint={calculation.account} />
          </>
        )}
      </Panel>
      <FilmCard record={record} />
    </>
  );
}

/** Called off: why. */
export function CancelledPanel({ record: { reason } }: Props) {
  const t = useCalculationWords();
  return (
    <Panel title={t('cancelled.title')} text={t('cancelled.text')}>
      {reason && <Text>{t('because', { reason })}</Text>}
    </Panel>
  );
}
