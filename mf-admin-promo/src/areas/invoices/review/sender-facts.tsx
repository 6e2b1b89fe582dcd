import { DefinitionList } from '@fio/design-system/definition-list';
import { Moment } from '@fio/platform/area';
import type { InvoiceDetail } from '../invoice-detail.ts';
import { useInvoicesWords } from '../words.ts';

/** Who sent it, how and when. */
export function SenderFacts({ invoice: { cpf, origin, createdAt, others } }: { invoice: InvoiceDetail }) {
  const t = useInvoicesWords();
  return (
    <DefinitionList
      items={[
        { term: t('field.cpf'), value: cpf },
        { term: t('field.origin'), value: t(`origin.${origin}`) },
        { term: t('field.createdAt'), value: <Moment at={createdAt} /> },
        { term: t('field.others'), value: t('others', others) },
      ]}
    />
  );
}
