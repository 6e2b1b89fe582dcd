import { adminInvoices } from '@fio/contracts/admin/invoices';
import { NUMBER_VOID_REASONS, type NumberVoidReason } from '@fio/domain/lucky-number';
import { DefinitionList } from '@fio/design-system/definition-list';
import { Link } from '@fio/design-system/link';
import { Moment, useMay } from '@fio/platform/area';
import { useNavigate } from '@fio/platform/router';
import type { TicketDetail } from './ticket-detail.ts';
import { useTicketsWords } from './words.ts';

/** What the rules void says so by a word of theirs, what a person voids by their own. */
const isOfRules = (reason: string): reason is NumberVoidReason =>
  NUMBER_VOID_REASONS.some((one) => one === reason);

/** Who has it, in which draw, and what for. */
export function TicketSummary({ record }: { record: TicketDetail }) {
  const t = useTicketsWords();
  const may = useMay();
  const navigate = useNavigate();
  const { reason, voidedAt, draw, holder, origin, createdAt, invoiceId, invited } = record;
  return (
    <DefinitionList
      items={[
        ...(reason
          ? [{ term: t('field.reason'), value: isOfRules(reason) ? t(`void.${reason}`) : reason }]
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
        ...(invited ? [{ term: t('field.invited'), value: invited.name }] : []),
        { term: t('field.createdAt'), value: <Moment at={createdAt} /> },
      ]}
    />
  );
}
