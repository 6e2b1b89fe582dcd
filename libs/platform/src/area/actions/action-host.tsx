import { useState, type ReactNode } from 'react';
import { IconArrowRight, IconCopy, IconPencil, IconTrash } from '@fio/design-system/icons';
import type { MenuAction } from '@fio/design-system/menu';
import { api } from '../../api/index.ts';
import { confirm, toast } from '../../feedback/index.ts';
import { useNavigate } from '../../router/index.ts';
import { useAreaWords } from '../area-words.ts';
import { type AnyRecord, type Area, copyPath, editPath, isEditable, recordPath } from '../area.ts';
import type { ActionSpec } from '../types.ts';
import { useMay } from '../use-may.ts';
import { aboutRecord } from './about-record.ts';
import { ActionFormDialog } from './action-form-dialog.tsx';
import { refreshAdmin, refreshWithout, runAction } from './run-action.ts';

type Action = ActionSpec<AnyRecord, AnyRecord, string>;
interface Asking {
  readonly action: Action;
  readonly record: AnyRecord;
}

export interface Host {
  /** What may be done to a selection, and by this person. */
  readonly bulk: readonly Action[];
  /** What this person may do with a record now: open, edit, the area's own actions, delete. */
  readonly menuOf: (record: AnyRecord) => readonly MenuAction[];
  /** The area's own actions alone, for the record's page. */
  readonly actionsOf: (record: AnyRecord) => readonly MenuAction[];
  /** The way to a copy of the record, where copies mean something. */
  readonly copyOf: (record: AnyRecord) => readonly MenuAction[];
  /** Delete, where this record may be. */
  readonly removalOf: (record: AnyRecord) => readonly MenuAction[];
  readonly asking: Asking | null;
  readonly close: (done: boolean) => void;
}

/** Told by the API's own message already; nothing else is to be done about a refusal. */
const told = () => undefined;

async function ask(area: Area, action: Action, record: AnyRecord): Promise<void> {
  const t = useAreaWords.t;
  const { words } = area;
  const label = words.t(`action.${action.id}`);
  const yes = await confirm({
    title: t('ask', { action: label }),
    text: aboutRecord(area.nameOf(record), (name) => words.t(`action.${action.id}.text`, { name })),
    confirmText: label,
    cancelText: t('cancel'),
    ...(action.danger && { iconColor: 'error' }),
  });
  if (!yes) return;
  await runAction(action.endpoint, record);
  toast.success(words.t(`action.${action.id}.done`));
  await refreshAdmin();
}

async function remove(area: Area, record: AnyRecord): Promise<boolean> {
  const t = useAreaWords.t;
  const { remove: endpoint } = area.contract;
  const yes = await confirm({
    title: t('delete.title'),
    text: t('delete.text', { name: area.nameOf(record) }),
    confirmText: t('row.delete'),
    cancelText: t('cancel'),
    iconColor: 'error',
  });
  if (!yes || !endpoint) return false;
  await runAction(endpoint, record);
  toast.success(t('delete.done'));
  return true;
}

/** What may be done with an area's records, and the dialog of the action that is asking for more. */
export function useActionHost(area: Area, onRemoved?: () => void): Host {
  const t = useAreaWords();
  const words = area.words();
  const may = useMay();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<Asking | null>(null);
  const { contract, actions = [], removable = () => true } = area;
  const allowed = actions.filter(({ endpoint }) => may(endpoint));

  const start = async (action: Action, record: AnyRecord) => {
    if (action.to) return void navigate(action.to(record));
    if (!action.dialog && !action.form) return ask(area, action, record);
    const detail = await api(contract.get, { params: { id: record.id } });
    setAsking({ action, record: detail as AnyRecord });
  };
  const actionsOf = (record: AnyRecord) =>
    allowed
      .filter(({ when }) => when(record))
      .map((action): MenuAction => ({
        id: action.id,
        label: words(`action.${action.id}`),
        icon: action.icon,
        ...(action.danger && { danger: true }),
        onSelect: () => void start(action, record).catch(told),
      }));
  const removalOf = (record: AnyRecord): MenuAction[] => {
    if (!may(contract.remove) || !removable(record)) return [];
    const onSelect = () =>
      void remove(area, record)
        .then((gone) => (gone ? (onRemoved?.(), refreshWithout(contract.get, record)) : undefined))
        .catch(told);
    return [{ id: 'delete', label: t('row.delete'), icon: <IconTrash size={16} />, danger: true, onSelect }];
  };
  const link = (id: string, label: string, icon: ReactNode, to: string): MenuAction => ({
    id,
    label,
    icon,
    onSelect: () => void navigate(to),
  });
  const copyOf = (record: AnyRecord) =>
    area.copied && may(contract.create) && may(contract.get)
      ? [link('copy', t('row.copy'), <IconCopy size={16} />, copyPath(area, record.id))]
      : [];
  return {
    bulk: allowed.filter(({ bulk }) => bulk),
    menuOf: (record) => [
      ...(area.detail && may(contract.get)
        ? [link('open', t('row.open'), <IconArrowRight size={16} />, recordPath(area, record.id))]
        : []),
      ...(isEditable(area, record) && may(contract.update)
        ? [link('edit', t('row.edit'), <IconPencil size={16} />, editPath(area, record.id))]
        : []),
      ...copyOf(record),
      ...actionsOf(record),
      ...removalOf(record),
    ],
    actionsOf,
    copyOf,
    removalOf,
    asking,
    close: (done) => {
      setAsking(null);
      // A form says itself what came of it.
      if (!done || !asking || (asking.action.form && !asking.action.dialog)) return;
      toast.success(area.words.t(`action.${asking.action.id}.done`));
      void refreshAdmin();
    },
  };
}

/** The dialog of the action under way. */
export function ActionHost({ area, host: { asking, close } }: { area: Area; host: Host }) {
  if (!asking) return null;
  const { action, record } = asking;
  if (action.dialog) return <action.dialog record={record} onClose={close} />;
  if (!action.form) return null;
  return <ActionFormDialog area={area} action={action} spec={action.form} record={record} onClose={close} />;
}
