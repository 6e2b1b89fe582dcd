import { type AnyRecord, type Area, editPath, isEditable } from '../area.ts';
import { useMay } from '../use-may.ts';
import { aboutRecord } from './about-record.ts';
import type { ActionForm } from './action-form.ts';
import { AskDialog } from './ask-dialog.tsx';

interface Props {
  readonly area: Area;
  readonly action: { readonly id: string; readonly danger?: boolean };
  readonly spec: ActionForm<AnyRecord>;
  /** What it is done to; null for what begins a record. */
  readonly record: AnyRecord | null;
  readonly onClose: (done: boolean) => void;
}

/** The dialog of an action that asks for what its declaration names, in the area's words. */
export function ActionFormDialog({ area, action: { id, danger = false }, spec, record, onClose }: Props) {
  const words = area.words();
  const may = useMay();
  const { create, update } = area.contract;
  const isMendable = record !== null && isEditable(area, record) && may(update);
  const textOf = () => {
    if (!record) return words(`action.${id}.text`);
    return aboutRecord(area.nameOf(record), (name) => words(`action.${id}.text`, { name }));
  };
  return (
    <AskDialog
      form={spec}
      record={record ?? ({} as AnyRecord)}
      label={words(`action.${id}`)}
      text={textOf()}
      done={(told) => words(`action.${id}.done`, told)}
      danger={danger}
      labelOf={(field) => (create && field in create.body.shape ? words(`field.${field}`) : undefined)}
      mend={isMendable ? { href: editPath(area, record.id), label: words('edit') } : undefined}
      onClose={onClose}
    />
  );
}
