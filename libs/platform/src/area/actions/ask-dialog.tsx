import { FormGrid, FormRow } from '@fio/design-system/fields';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { toast } from '../../feedback/index.ts';
import type { Params } from '../../i18n/index.ts';
import { navigateTo } from '../../router/index.ts';
import { useAreaWords } from '../area-words.ts';
import type { AnyRecord, AnyValues } from '../area.ts';
import { ContractField } from '../form/contract-field.tsx';
import { allMessages } from '../form/form-errors.ts';
import { ActionDialog } from './action-dialog.tsx';
import type { ActionForm } from './action-form.ts';
import { type Lack, Lacks, type Mend } from './lacks.tsx';
import { refreshAdmin } from './run-action.ts';
import { useActionForm } from './use-action-form.ts';

export interface AskDialogProps<Detail> {
  /** By `askFor`. */
  readonly form: ActionForm<Detail>;
  /** What it is done to, with what its address takes; `{}` for what begins a record. */
  readonly record: Detail;
  /** What it is called, on the button too. */
  readonly label: string;
  readonly text: string;
  /** What is said once it is done, with what the form tells of the answer. */
  readonly done: (told?: Params) => string;
  /** Nothing takes it back. */
  readonly danger?: boolean;
  /** What another field of the record is called, for what the server finds wrong with it; undefined where it has none. */
  readonly labelOf?: (field: string) => string | undefined;
  readonly mend?: Mend | undefined;
  readonly onClose: (done: boolean) => void;
  /** Sends what was filled in on a way of its own, as for many records at once. */
  readonly send?: ((body: AnyValues) => Promise<unknown>) | undefined;
}

/** The form's own hook: of one dialog it is always the same. */
const useReady = <Detail,>(spec: ActionForm<Detail>, record: Detail, values: AnyValues) =>
  spec.useReady(record, values);

/** What the server found wrong with fields that the dialog doesn't ask for. */
const lacksIn = (
  form: UseFormReturn,
  asked: readonly string[],
  labelOf: (field: string) => string | undefined,
) =>
  Object.entries(form.formState.errors).flatMap(([field, node]): Lack[] =>
    field === 'root' || asked.includes(field)
      ? []
      : allMessages(node).map((message) => ({ label: labelOf(field), message })),
  );

/** The codes the server has refused with since the dialog opened; each stays, whatever is typed next. */
function useRefusals(latest: unknown): readonly unknown[] {
  const [refusals, setRefusals] = useState<readonly unknown[]>([]);
  if (latest !== undefined && !refusals.includes(latest)) setRefusals([...refusals, latest]);
  return refusals;
}

/** Asks for what an action needs, sends it, says that it is done and goes where that leads. */
export function AskDialog<Detail>(props: AskDialogProps<Detail>) {
  const { record, label, text, done, danger = false, labelOf = () => undefined, mend, onClose } = props;
  const { endpoint, values, About, told, leadsTo } = props.form;
  const t = useAreaWords();
  const one = record as AnyRecord;
  const version = 'version' in endpoint.body.shape ? { version: one['version'] } : {};
  const first: AnyValues = { ...version, ...values(record) };
  const whenDone = (answer: unknown) => {
    onClose(true);
    toast.success(done(props.send ? undefined : told?.(answer)));
    if (leadsTo && !props.send) navigateTo(leadsTo(answer));
    void refreshAdmin();
  };
  const whenClosed = (isDone: boolean, answer?: unknown) => (isDone ? whenDone(answer) : onClose(false));
  const asked = useActionForm(endpoint, one, first as never, whenClosed, props.send as never);
  const form = asked.form as unknown as UseFormReturn;
  const isReady = useReady(props.form, record, useWatch({ control: form.control }));
  const refusals = useRefusals(form.formState.errors.root?.type);
  const fields = props.form.fields.filter(({ askedAfter }) => !askedAfter || refusals.includes(askedAfter));
  const names = fields.map(({ field }) => field);
  const lacks = lacksIn(form, names, labelOf);
  const inputs = fields.map(({ field: name, input, label: fieldLabel, hint, half = false }) => {
    const field = (
      <ContractField
        key={name}
        body={endpoint.body}
        name={name}
        input={input}
        label={fieldLabel()}
        hint={hint?.(one)}
        form={form}
        record={one}
        focused
      />
    );
    return half ? field : <FormRow key={name}>{field}</FormRow>;
  });
  return (
    <ActionDialog
      label={label}
      text={text}
      cancel={t('cancel')}
      danger={danger}
      // What lacks elsewhere can't be filled in here.
      disabled={!isReady || (lacks.length > 0 && fields.length === 0)}
      {...asked.dialog}
    >
      {About && <About record={record} />}
      {lacks.length > 0 && <Lacks lacks={lacks} mend={mend} onLeave={() => onClose(false)} />}
      {inputs.length > 0 && <FormGrid columns={fields.some(({ half }) => half) ? 2 : 1}>{inputs}</FormGrid>}
    </ActionDialog>
  );
}
