import type { sales } from '@fio/contracts/admin/sales';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { formatAccessKey } from '@fio/domain/access-key';
import { formatCnpj } from '@fio/domain/cnpj';
import { DefinitionList } from '@fio/design-system/definition-list';
import { Moment } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { SaleItems } from './sale-items.tsx';
import { useSalesWords } from './words.ts';

/** What was sold, and who told it. */
export function SaleSummary({ record }: { record: ResponseOf<typeof sales.get> }) {
  const t = useSalesWords();
  const { key, cnpj, model, soldOn, value, hasBuyer, items, origin, source, by, createdAt } = record;
  return (
    <DefinitionList
      items={[
        { term: t('field.key'), value: formatAccessKey(key) },
        { term: t('field.cnpj'), value: formatCnpj(cnpj) },
        { term: t('field.model'), value: model },
        { term: t('field.soldOn'), value: format.day(soldOn) },
        { term: t('field.value'), value: format.money(value) },
        { term: t('field.buyer'), value: t(`buyer.${hasBuyer}`) },
        { term: t('field.items'), value: <SaleItems items={items} /> },
        { term: t('field.origin'), value: t(`origin.${origin}`) },
        { term: t('field.source'), value: source || '–' },
        { term: t('field.by'), value: by },
        { term: t('field.createdAt'), value: <Moment at={createdAt} /> },
      ]}
    />
  );
}
