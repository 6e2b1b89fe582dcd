import { useAreaWords } from '../area-words.ts';
import type { AnyRecord, AnyValues, Area } from '../area.ts';
import type { ActionSpec } from '../types.ts';
import { AskDialog } from './ask-dialog.tsx';

export type BulkAction = ActionSpec<AnyRecord, AnyRecord, string>;

/** An action over many that asks first: how it is said what will be done, and how it is begun with what was filled in. */
export interface BulkAsking {
  readonly action: BulkAction;
  readonly text: string;
  readonly begin: (values?: AnyValues) => Promise<unknown>;
}

/** No record: what is filled in is for all of them, and each keeps its own version. */
const NONE: AnyRecord = { id: '', version: 1 };

const withoutVersion = (body: AnyValues): AnyValues =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'version'));

/** The action's own form, filled in once for many records. */
export function BulkAsk({
  area,
  asking: { action, text, begin },
  onClose,
}: {
  readonly area: Area;
  readonly asking: BulkAsking;
  readonly onClose: () => void;
}) {
  const t = useAreaWords();
  const words = area.words();
  if (!action.form) return null;
  return (
    <AskDialog
      form={action.form}
      record={NONE}
      label={words(`action.${action.id}`)}
      text={text}
      done={() => t('run.waits')}
      danger={action.danger ?? false}
      onClose={onClose}
      send={(body) => begin(withoutVersion(body))}
    />
  );
}
