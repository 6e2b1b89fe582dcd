import type { AuditCheck } from '@fio/contracts/admin/audit-checks';
import type { ChipTone } from '@fio/design-system/chip';
import { IconCircleCheck, IconCircleX, IconClock } from '@fio/design-system/icons';
import type { ReactNode } from 'react';

/** How each state of a check looks, wherever it is shown. */
export const CHECK_LOOKS: Record<AuditCheck['state'], { readonly tone: ChipTone; readonly icon: ReactNode }> =
  {
    queued: { tone: 'neutral', icon: <IconClock size={14} /> },
    running: { tone: 'info', icon: <IconClock size={14} /> },
    whole: { tone: 'success', icon: <IconCircleCheck size={14} /> },
    broken: { tone: 'error', icon: <IconCircleX size={14} /> },
    failed: { tone: 'error', icon: <IconCircleX size={14} /> },
  };
