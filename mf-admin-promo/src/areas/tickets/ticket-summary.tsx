import { NUMBER_VOID_REASONS, type NumberVoidReason } from '@fio/domain/lucky-number';
import { DefinitionList } from '@fio/design-system/definition-list';
import { Moment, RecordLink, useMayOpen } from '@fio/platform/area';
import type { TicketDetail } from './ticket-detail.ts';
import { useTicketsWords } from './words.ts';

/** What the rules void says so by a word of theirs, what a person voids by their own. */
const isOfRules = (reason: string): reason is NumberVoidReason =>
  NUMBER_VOID_REASONS.some((one) => one === reason);

/** Who has it, in which draw, and what for. */
export function TicketSummary({ record }: { record: TicketDetail }) {
  const t = useTicketsWords();
  const mayOpen = useMayOpen();
  const { reason, voidedAt, draw, holder, origin, createdAt, invoiceId, invited } = record;
  return (
    <DefinitionList
      items={[
        ...(reason
          ? [{ term: t('field.reason'), value: isOfRules(reason) ? t(`void.${reason}`) : reason }]
          : []),
        ...(voidedAt ? [{ term: t('field.voidedAt'), value: <Moment at={voidedAt} /> }] : []),
        {
          term: t('field.holder'),
          value: (
            <RecordLink of="registrations" id={holder.id}>
              {holder.name}
            </RecordLink>
          ),
        },
        {
          term: t('field.draw'),
          value: (
            <RecordLink of="draw" id={draw.id}>
              {draw.title}
            </RecordLink>
          ),
        },
        { term: t('field.origin'), value: t(`origin.${origin}`) },
        ...(invoiceId && mayOpen('invoices')
          ? [
              {
                term: t('field.invoice'),
                value: (
                  <RecordLink of="invoices" id={invoiceId}>
                    {t('openInvoice')}
                  </RecordLink>
                ),
              },
            ]
          : []),
        ...(invited
          ? [
              {
                term: t('field.invited'),
                value: (
                  <RecordLink of="registrations" id={invited.id}>
                    {invited.name}
                  </RecordLink>
                ),
              },
            ]
          : []),
        { term: t('field.createdAt'), value: <Moment at={createdAt} /> },
      ]}
    />
  );
}
