import { DefinitionList } from '@fio/design-system/definition-list';
import { Moment, RecordLink, useMayOpen } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { PrizeMail } from '../prizes/prize-mail.tsx';
import { numberText, rankText, type WinnerDetail } from './winner-detail.ts';
import { useWinnersWords } from './words.ts';

function taxText({ tax, taxDueOn, taxPaidOn }: WinnerDetail): string {
  const { t } = useWinnersWords;
  const money = format.money(tax);
  if (taxPaidOn !== null) return t('tax.paid', { tax: money, day: format.day(taxPaidOn) });
  return tax > 0 && taxDueOn !== null
    ? t('tax.due', { tax: money, day: format.day(taxDueOn) })
    : t('tax.none');
}

const other = (term: string, linked: WinnerDetail['replaces']) =>
  linked
    ? [
        {
          term,
          value: (
            <RecordLink of="winners" id={linked.id}>
              {linked.name}
            </RecordLink>
          ),
        },
      ]
    : [];

function usePerson({ person, registrationId }: WinnerDetail) {
  const t = useWinnersWords();
  const mayOpen = useMayOpen();
  if (person === null) return [{ term: t('field.registration'), value: t('gone') }];
  return [
    { term: t('field.cpf'), value: person.cpf },
    { term: t('field.email'), value: person.email },
    { term: t('field.phone'), value: person.phone },
    ...(registrationId !== null && mayOpen('registrations')
      ? [
          {
            term: t('field.registration'),
            value: (
              <RecordLink of="registrations" id={registrationId}>
                {t('open.registration')}
              </RecordLink>
            ),
          },
        ]
      : []),
  ];
}

/** Who was drawn, for what, how to reach them, and what is due. */
export function WinnerSummary({ record }: { record: WinnerDetail }) {
  const t = useWinnersWords();
  const person = usePerson(record);
  const waiting = record.proposals.find(({ outcome }) => outcome === null);
  const {
    draw,
    prize,
    unit,
    missing,
    reason,
    note,
    documentsDueOn,
    documentsDueAt,
    prescribesOn,
    deliveredAt,
  } = record;
  return (
    <DefinitionList
      items={[
        ...(waiting
          ? [
              {
                term: t('field.accused'),
                value: t('accused', {
                  reason: t(`why.${waiting.reason}`),
                  by: waiting.by ?? '',
                  when: format.dateTime(waiting.at),
                  until: format.dateTime(waiting.defenceUntil),
                }),
              },
            ]
          : []),
        ...(reason ? [{ term: t('field.reason'), value: reason }] : []),
        ...(note ? [{ term: t('field.note'), value: note }] : []),
        ...(documentsDueOn
          ? [
              {
                term: t('field.documentsDueOn'),
                value: documentsDueAt ? <Moment at={documentsDueAt} /> : format.day(documentsDueOn),
              },
            ]
          : []),
        ...(missing.length > 0
          ? [{ term: t('field.missing'), value: missing.map((kind) => t(`document.${kind}`)).join(', ') }]
          : []),
        {
          term: t('field.draw'),
          value: (
            <RecordLink of="calculation" id={draw.id}>
              {draw.published ? draw.title : `${draw.title} (${t('unpublished')})`}
            </RecordLink>
          ),
        },
        { term: t('field.prize'), value: unit > 0 ? `${prize.title} · ${t('unit', { unit })}` : prize.title },
        { term: t('field.value'), value: format.money(record.value) },
        {
          term: t('field.number'),
          value: (
            <RecordLink of="tickets" id={record.ticketId}>
              {numberText(record)}
            </RecordLink>
          ),
        },
        { term: t('field.rank'), value: rankText(record.rank) },
        { term: t('field.place'), value: `${record.city}/${record.uf}` },
        ...person,
        { term: t('field.mail'), value: <PrizeMail mail={record.mail} error={record.mailError} /> },
        { term: t('field.tax'), value: taxText(record) },
        { term: t('field.prescribesOn'), value: prescribesOn && format.day(prescribesOn) },
        ...(deliveredAt ? [{ term: t('field.deliveredAt'), value: <Moment at={deliveredAt} /> }] : []),
        ...other(t('field.replaces'), record.replaces),
        ...other(t('field.replacedBy'), record.replacedBy),
      ]}
    />
  );
}
