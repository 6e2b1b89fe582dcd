import { useState } from 'react';
import type { AnyEndpoint } from '@fio/contracts/core/endpoint';
import { Button, type ButtonVariant } from '@fio/design-system/button';
import { Text } from '@fio/design-system/text';
import { aboutRecord, AskDialog, useMay } from '@fio/platform/area';
import { type CalculationDetail, standing } from '../calculation-detail.ts';
import { useCalculationWords } from '../words.ts';
import { useWizard } from '../wizard.ts';
import type { STEP_FORMS } from './forms.ts';

interface Props {
  readonly step: keyof typeof STEP_FORMS;
  readonly record: CalculationDetail;
  readonly variant?: ButtonVariant;
  readonly disabled?: boolean;
}

/** A step that asks for something first; for whom may not take it, or where it isn't taken, nothing. */
export function StepButton({ step, record, variant = 'secondary', disabled }: Props) {
  const t = useCalculationWords();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const { forms, titled, said } = useWizard();
  const form = forms[step];
  if (!form || !may(form.endpoint)) return null;
  const label = t(`action.${step}`);
  return (
    <>
      <Button variant={variant} disabled={disabled} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <AskDialog
          form={form}
          record={record}
          label={titled(label)}
          text={aboutRecord(record.title, () =>
            said(t(`action.${step}.text`, { count: standing(record).length })),
          )}
          done={() => titled(t(`action.${step}.done`))}
          danger={step === 'publish'}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Said where the next step is another person's to take. */
export function NotYours({ endpoint }: { endpoint: AnyEndpoint }) {
  const t = useCalculationWords();
  if (useMay()(endpoint)) return null;
  return (
    <Text tone="muted">{t(endpoint.access === 'calculation:publish' ? 'notYours.publish' : 'notYours')}</Text>
  );
}
