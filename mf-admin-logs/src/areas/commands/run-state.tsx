import type { CommandState } from '@fio/contracts/admin/commands';
import { IconCircleCheck, IconCircleX, IconClock, IconMinus, IconRefresh } from '@fio/design-system/icons';
import { enumeration } from '@fio/platform/area';
import { useCommandsWords } from './words.ts';

export const runState = enumeration(
  useCommandsWords,
  'state',
  {
    queued: 'neutral',
    running: 'info',
    cancelling: 'warning',
    succeeded: 'success',
    failed: 'error',
    cancelled: 'neutral',
  },
  {
    queued: <IconClock size={14} />,
    running: <IconRefresh size={14} />,
    cancelling: <IconRefresh size={14} />,
    succeeded: <IconCircleCheck size={14} />,
    failed: <IconCircleX size={14} />,
    cancelled: <IconMinus size={14} />,
  },
);

/** Whether somebody may still ask for its end. */
export const isCancellable = (state: CommandState | undefined): boolean =>
  state === 'queued' || state === 'running';

/** Whether more is to come, so that it is worth asking again. */
export const isUnderWay = (state: CommandState | undefined): boolean =>
  isCancellable(state) || state === 'cancelling';
