import { adminPolls } from '@fio/contracts/admin/polls';
import { Text } from '@fio/design-system/text';
import { askFor, choiceInput, linesInput } from '@fio/platform/area';
import { useStamps } from './choices.ts';
import { TruthInput } from './truth-input.tsx';
import { usePollsWords } from './words.ts';

const { t } = usePollsWords;

/** What really happened: the true answer, its stamp and how it became known. */
export const resolveForm = askFor(adminPolls.resolve, {
  values: () => ({ correctOptionId: '', stamp: '' as 'confirmed', note: '' }),
  fields: [
    {
      field: 'correctOptionId',
      input: TruthInput,
      label: () => t('resolve.truth'),
    },
    { field: 'stamp', input: choiceInput(useStamps), label: () => t('resolve.stamp') },
    { field: 'note', input: linesInput(), label: () => t('resolve.note'), hint: () => t('resolve.noteHint') },
  ],
});

/** Votes of a theory that are released or annulled. */
export interface Decided {
  readonly id: string;
  readonly decision: 'released' | 'annulled';
  /** None: all that wait. */
  readonly voterIds: readonly string[];
}

/** Why votes are released or annulled. */
export const decideForm = askFor(adminPolls.decideSuspicious, {
  values: ({ decision, voterIds }: Decided) => ({
    decision,
    reason: '',
    ...(voterIds.length > 0 && { voterIds: [...voterIds] }),
  }),
  fields: [
    {
      field: 'reason',
      input: linesInput(),
      label: () => t('suspicious.why'),
      hint: () => t('suspicious.whyHint'),
    },
  ],
  About: ({ record: { voterIds } }) => (
    <Text tone="muted" size="small">
      {voterIds.length > 0 ? t('suspicious.selected', { count: voterIds.length }) : t('suspicious.all')}
    </Text>
  ),
});
