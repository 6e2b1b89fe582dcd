import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '@fio/design-system/button';
import { ErrorSummary, FormGrid } from '@fio/design-system/fields';
import { Heading, Text } from '@fio/design-system/text';
import { toast } from '../../feedback/index.ts';
import { useContractForm } from '../../forms/index.ts';
import { useNavigate } from '../../router/index.ts';
import { useAreaWords } from '../area-words.ts';
import { type AnyRecord, type AnyValues, type Area, pathOf, recordPath } from '../area.ts';
import classes from '../area.module.css';
import type { AreaContract, FormSpec } from '../types.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { differences } from './differences.ts';
import { changedFields, firstMessage } from './form-errors.ts';
import { focusFirst } from './focus-first.ts';
import { FormField } from './form-field.tsx';
import { sectionsOf } from './sections-of.ts';
import { type FurtherAction, useFurther } from './use-further.ts';
import { useSave } from './use-save.ts';
import { useUnsaved } from './use-unsaved.ts';

export interface FormArea extends Area {
  readonly form: FormSpec<AnyValues, AnyRecord, string>;
  readonly contract: AreaContract & { readonly create: NonNullable<AreaContract['create']> };
}

/** What is wrong, in one place that takes the focus after each failed submit. */
function Summary({ area, form }: { area: FormArea; form: UseFormReturn }) {
  const t = useAreaWords();
  const words = area.words();
  const box = useRef<HTMLDivElement>(null);
  const { errors, submitCount } = form.formState;
  const wrong = sectionsOf(area.form)
    .flatMap(({ fields }) => fields)
    .flatMap(({ field }) => {
      const message = firstMessage(errors[field]);
      return message ? [{ name: field, label: words(`field.${field}`), message }] : [];
    });
  useEffect(() => {
    if (submitCount > 0) box.current?.focus();
  }, [submitCount]);
  if (submitCount === 0) return null;
  return <ErrorSummary ref={box} title={t('form.summary', { count: wrong.length })} errors={wrong} />;
}

interface Props {
  readonly area: FormArea;
  /** What the form is filled from; null for a new record. */
  readonly record: AnyRecord | null;
  /** What a new record begins with, where it is a copy. */
  readonly initial?: AnyValues;
  /** The person chose another version than the one the form was filled from. */
  readonly onReload: (record: AnyRecord) => void;
}

/** The form of a record, new or changed. It leaves for the record's page when it is saved. */
export function AreaForm({ area, record, initial, onReload }: Props) {
  const t = useAreaWords();
  const words = area.words();
  const navigate = useNavigate();
  const { contract, form: spec } = area;
  const { form, submit } = useContractForm(contract.create.body, initial ?? spec.values(record));
  const { save, conflict, takeTheirs, keepMine } = useSave(area, record);
  const guard = useUnsaved(form.formState.isDirty);
  const { errors, isSubmitting } = form.formState;
  // What the form's values come from, field by field: after a conflict was decided, the version it was decided over.
  const [base, setBase] = useState(record);
  const decide = (theirs: AnyRecord) => {
    setBase(theirs);
    keepMine();
  };

  const leave = (to: string) => void navigate(to);
  const further = useFurther(area, record);
  const send = (next?: FurtherAction) => async (values: unknown) => {
    const saved = await save(values as AnyValues);
    if (!saved) return;
    guard.release();
    toast.success(words(record ? 'saved' : 'created'));
    if (next) leave(await next.run(saved));
    else leave(area.detail ? recordPath(area, saved.id) : pathOf(area));
  };
  return (
    <form
      ref={record ? undefined : focusFirst}
      // Who can't see it hears which form the caret stands in.
      aria-label={record ? undefined : words('create')}
      noValidate
      className={classes['form']}
      onSubmit={(event) => void submit(send())(event)}
    >
      {conflict && (
        <ConflictNotice
          changed={changedFields(spec.values(base), spec.values(conflict)).map((name) =>
            words(`field.${name}`),
          )}
          differences={differences(
            { base: spec.values(base), mine: form.getValues(), theirs: spec.values(conflict) },
            (name) => words(`field.${name}`),
          )}
          onMine={() => decide(conflict)}
          onChosen={(names) => {
            const theirs = spec.values(conflict);
            for (const name of names) form.setValue(name, theirs[name], { shouldDirty: true });
            decide(conflict);
          }}
          onTheirs={() => {
            takeTheirs();
            onReload(conflict);
          }}
        />
      )}
      <Summary area={area} form={form} />
      {sectionsOf(spec).map(({ id, fields }) => (
        <section key={id} className={classes['section']} aria-labelledby={`section-${id}`}>
          <Heading level={2} size="s" id={`section-${id}`}>
            {words(`section.${id}`)}
          </Heading>
          <FormGrid columns={2}>
            {fields.map((field) => (
              <FormField
                key={field.field}
                area={area}
                body={contract.create.body}
                spec={field}
                form={form}
                record={record}
              />
            ))}
          </FormGrid>
        </section>
      ))}
      <div className={classes['save']}>
        {errors.root?.message && (
          <Text tone="error" role="alert">
            {errors.root.message}
          </Text>
        )}
        <Button
          variant="secondary"
          onClick={() => leave(record && area.detail ? recordPath(area, record.id) : pathOf(area))}
        >
          {t('cancel')}
        </Button>
        {further && (
          <Button variant="secondary" disabled={isSubmitting} onClick={() => void submit(send(further))()}>
            {further.label}
          </Button>
        )}
        <Button type="submit" loading={isSubmitting} disabled={conflict !== null}>
          {t(record ? 'form.save' : 'form.create')}
        </Button>
      </div>
    </form>
  );
}
