import { useState } from 'react';
import { adminRegulations, PDF_LIMIT_MB } from '@fio/contracts/admin/regulations';
import { Button } from '@fio/design-system/button';
import { FileField } from '@fio/design-system/file-field';
import { type FieldProps, useMay, useSentFile } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import type { RegulationDetail } from './regulation-values.ts';
import classes from './regulations.module.css';
import { useRegulationsWords } from './words.ts';

type Pdf = NonNullable<RegulationDetail['pdf']>;

/** Sends a PDF as soon as it is chosen; the field's value is its id, and the form's save is what uses it. */
export function PdfInput(props: FieldProps<string | null, RegulationDetail>) {
  const t = useRegulationsWords();
  const may = useMay();
  const [sent, setSent] = useState<Pdf | null>(null);
  const { name, label, value, record, onChange } = props;
  const chosen = [sent, record?.pdf].find((one) => one != null && one.id === value);

  const { busy, problem, send } = useSentFile(adminRegulations.uploadPdf, (stored) => {
    setSent(stored);
    onChange(stored.id);
  });
  const size = chosen ? format.number(Math.max(1, Math.round(chosen.size / 1000))) : undefined;
  return (
    <div className={classes['pdf']}>
      <FileField
        name={name}
        label={label}
        hint={t('pdf.hint', { limit: PDF_LIMIT_MB })}
        error={problem ?? props.error}
        accept="application/pdf"
        disabled={busy || !may(adminRegulations.uploadPdf)}
        fileName={size === undefined ? undefined : t('pdf.uploaded', { size })}
        chooseLabel={t(busy ? 'pdf.sending' : value ? 'pdf.replace' : 'pdf.choose')}
        onChange={(file) => void send(file)}
        onBlur={props.onBlur}
      />
      {value && (
        <Button variant="quiet" size="sm" onClick={() => onChange(null)}>
          {t('pdf.remove')}
        </Button>
      )}
    </div>
  );
}
