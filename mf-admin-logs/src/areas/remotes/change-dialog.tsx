import { remotes } from '@fio/contracts/admin/remotes';
import { aboutRecord, AskDialog, askFor, linesInput, numberInput } from '@fio/platform/area';
import type { Change } from './change.ts';
import { shortBuild } from './figures.ts';
import { useRemotesWords } from './words.ts';

const { t } = useRemotesWords;

/** What a canary starts with, unless another share is given. */
const FIRST_PERCENT = 10;

interface Changed {
  readonly remote: string;
  readonly build: string;
  /** The stable build that the page showed: another one by now is told instead of taken away. */
  readonly live: string | undefined;
}

const REASON = {
  field: 'reason',
  input: linesInput(),
  label: () => t('field.reason'),
  hint: () => t('hint.reason'),
} as const;

const DESPITE_FAILURES = {
  field: 'despiteFailures',
  askedAfter: 'REMOTE_FAILING',
  input: linesInput(),
  label: () => t('field.despiteFailures'),
  hint: () => t('hint.despiteFailures'),
} as const;

const promoted =
  (percent: number) =>
  ({ build, live }: Changed) => ({
    build,
    percent,
    reason: '',
    ...(live && { expect: live }),
  });

const rollback = askFor(remotes.rollback, {
  // Without a build it is the one before.
  values: ({ build }: Changed) => ({ ...(build && { build }), reason: '' }),
  fields: [REASON],
});

const FORMS = {
  promote: askFor(remotes.promote, {
    values: promoted(100),
    fields: [REASON, DESPITE_FAILURES],
  }),
  canary: askFor(remotes.promote, {
    values: promoted(FIRST_PERCENT),
    fields: [
      {
        field: 'percent',
        input: numberInput(1, 99),
        label: () => t('field.percent'),
        hint: () => t('hint.percent'),
      },
      REASON,
      DESPITE_FAILURES,
    ],
  }),
  rollback,
  back: rollback,
  end: rollback,
};

interface Props {
  readonly remote: string;
  readonly change: Change;
  /** The stable build that the page shows. */
  readonly live: string | undefined;
  readonly onClose: () => void;
}

/** Asks why what is live changes, and for how many. */
export function ChangeDialog({ remote, change, live, onClose }: Props) {
  const words = useRemotesWords();
  const { kind } = change;
  const build = 'build' in change ? change.build : '';
  return (
    <AskDialog
      form={FORMS[kind]}
      record={{ remote, build, live }}
      label={words(`action.${kind}`)}
      text={aboutRecord(remote, () => words(`action.${kind}.text`, { build: shortBuild(build) }))}
      done={() => words(kind === 'back' ? 'action.rollback.done' : `action.${kind}.done`)}
      danger={kind !== 'promote' && kind !== 'canary'}
      onClose={onClose}
    />
  );
}
