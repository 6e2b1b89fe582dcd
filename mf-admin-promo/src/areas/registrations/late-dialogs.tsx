import { lazy, Suspense } from 'react';
import type { ActionDialogProps } from '@fio/platform/area';
import type { RegistrationDetail } from './registration-detail.ts';

type Props = ActionDialogProps<RegistrationDetail>;

const Enter = lazy(async () => ({ default: (await import('./dialogs.ts')).EnterDialog }));
const Data = lazy(async () => ({ default: (await import('./dialogs.ts')).DataDialog }));

/** The dialogs of a registration, whose code comes when one is asked for: its list and page open without. */
export const EnterDialog = (props: Props) => (
  <Suspense>
    <Enter {...props} />
  </Suspense>
);

export const DataDialog = (props: Props) => (
  <Suspense>
    <Data {...props} />
  </Suspense>
);
