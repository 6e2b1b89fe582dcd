import type { ChipTone } from '@fio/design-system/chip';
import { IconAlertTriangle, IconCalendar, IconClock } from '@fio/design-system/icons';
import type { ReactNode } from 'react';

/** As many days, or fewer, are soon. */
const SOON = 3;

/** How a term looks of which so many days are left, below 0 once it is over: by its icon too, not by the colour alone. */
export function termLook(daysLeft: number): { readonly tone: ChipTone; readonly icon: ReactNode } {
  if (daysLeft < 0) return { tone: 'error', icon: <IconAlertTriangle size={14} /> };
  return daysLeft <= SOON
    ? { tone: 'warning', icon: <IconClock size={14} /> }
    : { tone: 'neutral', icon: <IconCalendar size={14} /> };
}
