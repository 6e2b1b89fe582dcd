import { Timeline } from '@fio/design-system/timeline';
import { format } from '@fio/platform/i18n';
import type { InvoiceDetail } from './invoice-detail.ts';
import { useInvoicesWords } from './words.ts';

/** Every step of an invoice, those of the automatic checks too, oldest first. */
export function InvoiceSteps({ record: { events, participant } }: { record: InvoiceDetail }) {
  const t = useInvoicesWords();
  return (
    <Timeline
      label={t('tab.steps')}
      items={events.map(({ id, from, to, by, reason, note, at }) => ({
        id,
        title:
          from === null ? t('step.in') : t('step.move', { from: t(`state.${from}`), to: t(`state.${to}`) }),
        when: format.dateTime(at),
        exact: at,
        by: by ?? (from === null ? participant.name : t('byChecks')),
        body: [...(reason ? [t(`reason.${reason}`)] : []), ...(note ? [note] : [])].join(' · ') || undefined,
      }))}
    />
  );
}
