import { formatAccessKey } from '@fio/domain/access-key';
import { formatCnpj } from '@fio/domain/cnpj';
import { DefinitionList } from '@fio/design-system/definition-list';
import { Moment, RecordLink } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import type { InvoiceDetail } from './invoice-detail.ts';
import { useInvoicesWords } from './words.ts';

/** Who sent it, what was bought where, and how it was decided. */
export function InvoiceSummary({ record }: { record: InvoiceDetail }) {
  const t = useInvoicesWords();
  const { reason, note, lock, reviewedBy, reviewedAt, key, cnpj, model, purchasedOn, value, products } =
    record;
  return (
    <DefinitionList
      items={[
        ...(reason ? [{ term: t('field.reason'), value: t(`reason.${reason}`) }] : []),
        ...(note ? [{ term: t('field.note'), value: note }] : []),
        ...(lock ? [{ term: t('field.reviewer'), value: lock.name }] : []),
        {
          term: t('field.participant'),
          value: (
            <RecordLink of="registrations" id={record.participant.id}>
              {record.participant.name}
            </RecordLink>
          ),
        },
        { term: t('field.cpf'), value: record.cpf },
        { term: t('field.cnpj'), value: cnpj && formatCnpj(cnpj) },
        { term: t('field.model'), value: model && t(`model.${model}`) },
        { term: t('field.series'), value: record.series },
        { term: t('field.receiptNumber'), value: record.number },
        { term: t('field.key'), value: key && formatAccessKey(key) },
        { term: t('field.purchasedOn'), value: purchasedOn && format.day(purchasedOn) },
        { term: t('field.value'), value: value !== null && format.money(value) },
        ...(products.length > 0 ? [{ term: t('field.products'), value: products.join(', ') }] : []),
        { term: t('field.origin'), value: t(`origin.${record.origin}`) },
        { term: t('field.others'), value: t('others', record.others) },
        { term: t('field.createdAt'), value: <Moment at={record.createdAt} /> },
        ...(reviewedAt
          ? [
              { term: t('field.reviewedBy'), value: reviewedBy ?? t('byChecks') },
              { term: t('field.reviewedAt'), value: <Moment at={reviewedAt} /> },
            ]
          : []),
      ]}
    />
  );
}
