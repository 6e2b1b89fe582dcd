import type { ComponentType } from 'react';
import type { recovery } from '@fio/contracts/public/recovery';
import type { FormPageProps } from './form-page.tsx';

/** Recovery is one flow with two sides: each brings its endpoints, its addresses and the frame of its pages. */
export interface RecoverySide {
  readonly endpoints: Pick<typeof recovery, 'forgot' | 'checkReset' | 'reset'>;
  readonly paths: { readonly login: string; readonly forgot: string; readonly reset: string };
  readonly Page: ComponentType<FormPageProps>;
}
