import { adminInvoices } from '@fio/contracts/admin/invoices';
import { DefinitionList } from '@fio/design-system/definition-list';
import { Link } from '@fio/design-system/link';
import { Moment, useMay } from '@fio/platform/area';
import { useNavigate } from '@fio/platform/router';
import type { TicketDetail } from './ticket-detail.ts';
import { useTicketsWords } from './words.ts';

/** What voids the numbers of an invoice says so by this word. */
const ITS_INVOICE = 'invoice';

/** Who has it, in which draw, and what for. */
export function TicketSummary({ record }: { record: TicketDetail }) {
  const t = useTicketsWords();
  const may = useMay();
  const navigate = useNavigate();
  const { reason, voidedAt, draw, holder, origin, createdAt, invoiceId } = record;
  return (
    <DefinitionList
      items={[
        ...(reason
          ? [{ term: t('field.reason'), value: reason === ITS_INVOICE ? t('byInvoice') : reason }]
          : []),
        ...(voidedAt ? [{ term: t('field.voidedAt'), value: <Moment at={voidedAt} /> }] : []),
        { term: t('field.holder'), value: holder.name },
        { term: t('field.draw'), value: draw.title },
        { term: t('field.origin'), value: t(`origin.${origin}`) },
        ...(invoiceId && may(adminInvoices.get)
          ? [
              {
                term: t('field.invoice'),
                value: (
                  <Link
                    href={`${adminInvoices.list.path}/${invoiceId}`}
                    onNavigate={(href) => void navigate(href)}
                  >
                    {t('openInvoice')}
                  </Link>
                ),
              },
            ]
          : []),
        { term: t('field.createdAt'), value: <Moment at={createdAt} /> },
      ]}
    />
  );
}
