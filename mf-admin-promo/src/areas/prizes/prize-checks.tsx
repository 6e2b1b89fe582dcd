import { checksOf } from '@fio/domain/prize-validation';
import { DefinitionList } from '@fio/design-system/definition-list';
import { EmptyState } from '@fio/design-system/empty-state';
import type { PrizeDetail } from './prize-detail.ts';
import { usePrizesWords } from './words.ts';

/** What the desk ticked. */
export function PrizeChecks({ record: { checklist, invoiceId } }: { record: PrizeDetail }) {
  const t = usePrizesWords();
  if (Object.keys(checklist).length === 0)
    return <EmptyState title={t('checks.none')} text={t('checks.noneText')} />;
  return (
    <DefinitionList
      items={checksOf({ hasInvoice: invoiceId !== null }).map((check) => {
        const holds = checklist[check];
        return {
          term: t(`check.${check}`),
          value: holds === undefined ? t('checks.open') : t(holds ? 'checks.true' : 'checks.false'),
        };
      })}
    />
  );
}
