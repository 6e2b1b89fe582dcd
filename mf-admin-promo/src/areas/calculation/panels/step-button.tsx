import { type ComponentType, type ReactNode, useState } from 'react';
import type { AnyEndpoint } from '@fio/contracts/core/endpoint';
import { Button, type ButtonVariant } from '@fio/design-system/button';
import { Text } from '@fio/design-system/text';
import { type ActionDialogProps, useMay } from '@fio/platform/area';
import { toast } from '@fio/platform/feedback';
import type { CalculationDetail } from '../calculation-detail.ts';
import { useCalculationWords } from '../words.ts';

interface Props {
  readonly endpoint: AnyEndpoint;
  readonly record: CalculationDetail;
  readonly dialog: ComponentType<ActionDialogProps<CalculationDetail>>;
  readonly variant: ButtonVariant;
  /** What is said once it is done. */
  readonly done: string;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** A step that asks for something first; for whom may not take it, nothing. */
export function StepButton({ endpoint, record, dialog: Dialog, variant, done, disabled, children }: Props) {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may(endpoint)) return null;
  const close = (isDone: boolean) => {
    setOpen(false);
    if (isDone) toast.success(done);
  };
  return (
    <>
      <Button variant={variant} disabled={disabled} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && <Dialog record={record} onClose={close} />}
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
