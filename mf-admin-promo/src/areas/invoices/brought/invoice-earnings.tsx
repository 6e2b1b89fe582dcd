import { DefinitionList } from '@fio/design-system/definition-list';
import { Heading } from '@fio/design-system/text';
import { Moment } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import type { InvoiceDetail } from '../invoice-detail.ts';
import { useBroughtWords } from './words.ts';

type Entry = InvoiceDetail['earnings'][number];

/** Receipts by number or day, each with what of its value was used. */
function Sources({ sources }: Pick<Entry, 'sources'>) {
  const t = useBroughtWords();
  return sources
    .map(({ number, purchasedOn, cents }) => {
      const receipt = number ?? (purchasedOn ? format.day(purchasedOn) : '–');
      return t('earning.source', { receipt, value: format.money(cents) });
    })
    .join('; ');
}

/** What the receipt was counted for, by the rule of its draw, and what a refusal took back. */
export function InvoiceEarnings({ earnings }: Pick<InvoiceDetail, 'earnings'>) {
  const t = useBroughtWords();
  return (
    <section>
      <Heading level={2} size="s">
        {t('earning')}
      </Heading>
      {earnings.map((entry) => (
        <DefinitionList
          key={entry.id}
          items={[
            { term: t(`earning.${entry.kind}`), value: <Moment at={entry.at} /> },
            { term: t('earning.draw'), value: entry.draw },
            {
              term: t('earning.worth'),
              value: t('earning.times', { count: entry.times, value: format.money(entry.value) }),
            },
            {
              term: t('earning.balance'),
              value: t('earning.change', {
                before: format.money(entry.before),
                after: format.money(entry.after),
              }),
            },
            { term: t('earning.numbers'), value: format.number(entry.numbers) },
            ...(entry.forgone > 0
              ? [{ term: t('earning.forgone'), value: format.number(entry.forgone) }]
              : []),
            ...(entry.sources.length > 0
              ? [{ term: t('earning.sources'), value: <Sources sources={entry.sources} /> }]
              : []),
          ]}
        />
      ))}
    </section>
  );
}
