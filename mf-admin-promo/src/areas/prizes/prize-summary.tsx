import { DefinitionList } from '@fio/design-system/definition-list';
import { Moment, RecordLink, useMayOpen } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { type PrizeDetail, reasonText } from './prize-detail.ts';
import { PrizeMail } from './prize-mail.tsx';
import { prizeState } from './prize-state.tsx';
import { usePrizesWords } from './words.ts';

const linked = (term: string, other: PrizeDetail['replaces']) =>
  other
    ? [
        {
          term,
          value: (
            <RecordLink of="prizes" id={other.id}>
              <prizeState.Chip value={other.state} />
            </RecordLink>
          ),
        },
      ]
    : [];

/** Who won what, when, with which receipt, and how it was decided. */
export function PrizeSummary({ record }: { record: PrizeDetail }) {
  const t = usePrizesWords();
  const mayOpen = useMayOpen();
  const { kind, reason, note, schedule, invoiceId, opensAt, claimedAt, validatedAt, deliveredAt } = record;
  const moment = (field: 'claimedAt' | 'validatedAt' | 'deliveredAt', at: string | null) =>
    at ? [{ term: t(`field.${field}`), value: <Moment at={at} /> }] : [];
  return (
    <DefinitionList
      items={[
        ...(reason ? [{ term: t('field.reason'), value: reasonText(reason) }] : []),
        ...(note ? [{ term: t('field.note'), value: note }] : []),
        {
          term: t('field.kind'),
          value: (
            <RecordLink of="prize-kinds" id={kind.id}>
              {kind.title}
            </RecordLink>
          ),
        },
        { term: t('field.value'), value: format.money(record.value) },
        {
          term: t('field.participant'),
          value: record.participant && (
            <RecordLink of="registrations" id={record.registrationId}>
              {record.participant}
            </RecordLink>
          ),
        },
        { term: t('field.cpf'), value: record.cpf },
        { term: t('field.email'), value: record.email },
        ...(invoiceId && mayOpen('invoices')
          ? [
              {
                term: t('field.invoice'),
                value: (
                  <RecordLink of="invoices" id={invoiceId}>
                    {t('open.invoice')}
                  </RecordLink>
                ),
              },
            ]
          : []),
        { term: t('field.origin'), value: t(`origin.${record.origin}`) },
        ...(schedule
          ? [
              {
                term: t('field.scheduleId'),
                value: (
                  <RecordLink of="prize-schedules" id={schedule.id}>
                    {t('slot.of', schedule)}
                  </RecordLink>
                ),
              },
            ]
          : []),
        { term: t('field.opensAt'), value: opensAt ? <Moment at={opensAt} /> : placeText(record) },
        ...moment('claimedAt', claimedAt),
        ...moment('validatedAt', validatedAt),
        ...moment('deliveredAt', deliveredAt),
        { term: t('field.mail'), value: <PrizeMail mail={record.mail} error={record.mailError} /> },
        ...linked(t('field.replaces'), record.replaces),
        ...linked(t('field.replacedBy'), record.replacedBy),
      ]}
    />
  );
}

/** Where a slot stands that has no moment to be told. */
export function placeText({ state, nth }: Pick<PrizeDetail, 'state' | 'nth'>): string {
  const { t } = usePrizesWords;
  if (nth !== null) return t('nth', { nth: format.number(nth) });
  return state === 'default' ? t('secret') : '–';
}
