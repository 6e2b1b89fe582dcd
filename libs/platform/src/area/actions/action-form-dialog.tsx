import { Controller } from '../../forms/index.ts';
import { useAreaWords } from '../area-words.ts';
import type { AnyRecord, Area } from '../area.ts';
import { rulesOf } from '../form/field-rules.ts';
import { ActionDialog } from './action-dialog.tsx';
import type { ActionForm } from './action-form.ts';
import { useActionForm } from './use-action-form.ts';

interface Props {
  readonly area: Area;
  readonly action: { readonly id: string; readonly danger?: boolean };
  readonly spec: ActionForm<AnyRecord>;
  readonly record: AnyRecord;
  readonly onClose: (done: boolean) => void;
}

/** A field that was refused takes the focus, whatever it is made of. */
const focusable = (node: HTMLElement) => ({
  focus: () => node.querySelector<HTMLElement>('input, textarea, select, button')?.focus(),
});

/** The dialog of an action that asks for what its declaration names, in the area's words. */
export function ActionFormDialog({ area, action: { id, danger = false }, spec, record, onClose }: Props) {
  const t = useAreaWords();
  const words = area.words();
  const { body } = spec.endpoint;
  const version = 'version' in body.shape ? { version: record['version'] } : {};
  const values = { ...version, ...spec.values(record) } as never;
  const { form, errorOf, dialog } = useActionForm(spec.endpoint, record, values, onClose);
  return (
    <ActionDialog
      label={words(`action.${id}`)}
      text={words(`action.${id}.text`, { name: area.nameOf(record) })}
      cancel={t('cancel')}
      danger={danger}
      {...dialog}
    >
      {spec.fields.map(({ field: name, input: Input, label, hint }) => {
        const { required, nullable } = rulesOf(body, name);
        return (
          <Controller
            key={name}
            control={form.control as never}
            name={name as never}
            render={({ field: { value, onChange, onBlur, ref } }) => (
              <div ref={(node) => ref(node && focusable(node))}>
                <Input
                  name={name}
                  label={label()}
                  hint={hint?.()}
                  error={errorOf(name)}
                  errorOf={errorOf}
                  required={required}
                  value={value}
                  onChange={(next: unknown) => onChange(next === '' && nullable ? null : next)}
                  onBlur={onBlur}
                  form={form}
                  record={record}
                />
              </div>
            )}
          />
        );
      })}
    </ActionDialog>
  );
}
