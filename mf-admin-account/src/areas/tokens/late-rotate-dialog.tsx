import { lazy, Suspense } from 'react';
import type { ActionDialogProps } from '@fio/platform/area';
import type { Token } from './token.ts';

const RotateDialog = lazy(async () => ({ default: (await import('./rotate-dialog.tsx')).RotateDialog }));

/** The same; its code comes when it is asked for. */
export const LateRotateDialog = (props: ActionDialogProps<Token>) => (
  <Suspense>
    <RotateDialog {...props} />
  </Suspense>
);
