import type { statistics } from '@fio/contracts/admin/statistics';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { Heading, Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import { FigureTable } from '../../figures/figure-table.tsx';
import classes from './statistics.module.css';
import { useStatisticsWords } from './words.ts';

type Risk = ResponseOf<typeof statistics.overview>['risks'][number];

/** Which rules receipts met, and whether people agreed: what is nearly always approved has too low a limit. */
export function Risks({ risks }: { risks: readonly Risk[] }) {
  const t = useStatisticsWords();
  if (risks.length === 0) return null;
  const rows = risks.map(({ name, receipts, valid, invalid }) => ({
    id: name,
    cells: [t(`risk.${name}`), ...[receipts, valid, invalid].map((count) => format.number(count))],
  }));
  return (
    <section className={classes['card']} aria-labelledby="risks">
      <Heading level={2} size="s" id="risks">
        {t('risks')}
      </Heading>
      <Text tone="muted">{t('risks.text')}</Text>
      <FigureTable
        labelledBy="risks"
        heads={[t('risks.rule'), t('risks.receipts'), t('risks.valid'), t('risks.invalid')]}
        rows={rows}
      />
    </section>
  );
}
