import { winners } from '@fio/contracts/admin/winners';
import { DISQUALIFICATION_REASONS } from '@fio/domain/draw/disqualification';
import type { WinnerDocumentKind } from '@fio/domain/draw/winner-documents';
import { askFor, type FieldProps, linesInput, selectInput } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import type { WinnerDetail } from './winner-detail.ts';
import { useWinnersWords } from './words.ts';

const { t } = useWinnersWords;

const useReasons = () => DISQUALIFICATION_REASONS.map((value) => ({ value, label: t(`why.${value}`) }));

/** Documents of a kind, to choose from: when each came. */
const filesOf = (kind: WinnerDocumentKind, record: WinnerDetail | null) =>
  (record?.files ?? [])
    .filter((file) => file.kind === kind)
    .map(({ id, at }) => ({ value: id, label: `${t(`document.${kind}`)}, ${format.dateTime(at)}` }));

/** Why, with the evidence, which is attached before: the person is told, and may answer. */
export const disqualifyForm = askFor(winners.disqualify, {
  values: (record: WinnerDetail) => ({
    reason: '' as 'fraud',
    note: '',
    evidenceId: filesOf('evidence', record)[0]?.value ?? '',
  }),
  fields: [
    {
      field: 'reason',
      input: selectInput(useReasons),
      label: () => t('field.why'),
      hint: () => t('hint.why'),
    },
    {
      field: 'evidenceId',
      input: selectInput<WinnerDetail>(({ record }) => filesOf('evidence', record)),
      label: () => t('document.evidence'),
      hint: () => t('hint.evidence'),
    },
    { field: 'note', input: linesInput(), label: () => t('field.note'), hint: () => t('hint.note') },
  ],
});

const Renunciations = selectInput<WinnerDetail>(({ record }) => filesOf('renunciation', record));

/** Nobody may have renounced: then the defence has to be over. */
function RenunciationInput(props: FieldProps<string | null, WinnerDetail>) {
  return <Renunciations {...props} onChange={(id) => props.onChange(id === '' ? null : id)} />;
}

/** By another person than began it. */
export const confirmForm = askFor(winners.confirmDisqualification, {
  values: (record: WinnerDetail) => ({
    renunciationId: filesOf('renunciation', record)[0]?.value ?? null,
  }),
  fields: [
    {
      field: 'renunciationId',
      input: RenunciationInput,
      label: () => t('document.renunciation'),
      hint: () => t('hint.renunciation'),
    },
  ],
});

export const withdrawForm = askFor(winners.withdrawDisqualification, {
  values: () => ({ reason: '' }),
  fields: [
    { field: 'reason', input: linesInput(), label: () => t('field.reason'), hint: () => t('hint.reason') },
  ],
});
