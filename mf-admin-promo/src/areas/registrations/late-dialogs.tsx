import { type ComponentType, lazy, Suspense } from 'react';
import type { ActionDialogProps } from '@fio/platform/area';
import type { RegistrationDetail } from './registration-detail.ts';

type Dialog = ComponentType<ActionDialogProps<RegistrationDetail>>;

/** A dialog of a registration, whose code comes when it is asked for: list and page open without. */
function lateDialog(name: 'EditDialog' | 'EnterDialog' | 'DataDialog' | 'BlockDialog'): Dialog {
  const Late = lazy(async () => ({ default: (await import('./dialogs.ts'))[name] }));
  return (props) => (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
}

export const EditDialog = lateDialog('EditDialog');
export const EnterDialog = lateDialog('EnterDialog');
export const BlockDialog = lateDialog('BlockDialog');
export const DataDialog = lateDialog('DataDialog');
