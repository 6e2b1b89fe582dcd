import { lazy } from 'react';
import { provideSlots, type SlotHost } from '@fio/platform/remote';
import { report } from '@fio/platform/report';

const Nothing: SlotHost = () => null;

/** Lets pages have slots; what draws them comes with the first one, and without it slots stay empty. */
export const startSlots = (): void =>
  provideSlots(
    lazy<SlotHost>(() =>
      import('./widget-slot.tsx').catch((cause: unknown) => {
        report(cause, { kind: 'chunk' });
        return { default: Nothing };
      }),
    ),
  );
