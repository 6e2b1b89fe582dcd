import { useState } from 'react';
import type { adminExports } from '@fio/contracts/admin/exports';
import type { AnyEndpoint, ResponseOf } from '@fio/contracts/core/endpoint';
import {
  EXPORT_FORMATS,
  type ExportFormat,
  type ExportRow,
  exportBody,
  PURPOSE_LIMIT,
} from '@fio/contracts/core/exporting';
import { Button } from '@fio/design-system/button';
import { SelectField, TextAreaField } from '@fio/design-system/fields';
import { Text } from '@fio/design-system/text';
import { useApiMutation } from '../../api/index.ts';
import { useContractForm } from '../../forms/index.ts';
import { useAreaWords } from '../area-words.ts';
import { ColumnChoice } from './column-choice.tsx';
import classes from './export.module.css';
import { useExportWords } from './export-words.ts';

type Offer = ResponseOf<typeof adminExports.offer>;

interface Props {
  readonly endpoint: AnyEndpoint;
  /** What the list shows: search, filters and order. */
  readonly query: object;
  readonly offer: Offer;
  /** The columns of the list that are shown. */
  readonly shown: readonly string[];
  readonly onStarted: (row: ExportRow) => void;
  readonly onClose: () => void;
}

/** Asks for format and columns, and for the purpose as soon as one of them tells of a person. */
export function ExportForm({ endpoint, query, offer, shown, onStarted, onClose }: Props) {
  const t = useExportWords();
  const engine = useAreaWords();
  const { mutateAsync } = useApiMutation(endpoint);
  const listed = offer.columns.filter((column) => shown.includes(column.listed)).map(({ key }) => key);
  const all = offer.columns.map(({ key }) => key);
  const [columns, setColumns] = useState<readonly string[]>(listed.length > 0 ? listed : all);
  const [format, setFormat] = useState<ExportFormat>('csv');
  const { form, submit, errorOf } = useContractForm(exportBody, {
    format,
    columns: [...columns],
    purpose: '',
  });
  const isPersonal = offer.columns.some(({ key, isPersonal: is }) => is && columns.includes(key));
  const choose = (chosen: readonly string[]) => {
    setColumns(chosen);
    form.setValue('columns', [...chosen], { shouldValidate: form.formState.isSubmitted });
  };
  const send = submit(async (body) => {
    const sent = { ...body, purpose: isPersonal ? body.purpose : '' };
    const row: unknown = await mutateAsync({ query, body: sent });
    // Every area's export answers the same.
    onStarted(row as ExportRow);
  });
  const error = errorOf('root');
  return (
    <form noValidate className={classes['form']} onSubmit={(event) => void send(event)}>
      <Text tone="muted" size="small">
        {t('lead')}
      </Text>
      <SelectField
        label={t('format.label')}
        required
        data={EXPORT_FORMATS.map((value) => ({ value, label: t(`format.${value}`) }))}
        value={format}
        onChange={(value) => {
          setFormat(value as ExportFormat);
          form.setValue('format', value as ExportFormat);
        }}
      />
      <ColumnChoice
        offered={offer.columns}
        listed={listed}
        chosen={columns}
        onChange={choose}
        error={errorOf('columns') && t('columns.none')}
      />
      {isPersonal && !offer.isWhole && (
        <Text tone="muted" size="small">
          {t('masked')}
        </Text>
      )}
      {isPersonal && (
        <TextAreaField
          {...form.register('purpose')}
          label={t('purpose.label')}
          hint={t('purpose.hint')}
          required
          rows={2}
          maxLength={PURPOSE_LIMIT}
          counter={(length, limit) => engine('form.counter', { length, limit })}
          error={errorOf('purpose')}
        />
      )}
      {error && (
        <Text tone="error" role="alert">
          {error}
        </Text>
      )}
      <div className={classes['buttons']}>
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('start')}
        </Button>
      </div>
    </form>
  );
}
