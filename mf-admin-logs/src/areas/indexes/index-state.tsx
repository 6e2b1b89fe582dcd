import { IconAlertTriangle, IconCircleCheck } from '@fio/design-system/icons';
import { enumeration } from '@fio/platform/area';
import { useIndexesWords } from './words.ts';

export const indexState = enumeration(
  useIndexesWords,
  'state',
  { valid: 'success', invalid: 'error' },
  { valid: <IconCircleCheck size={14} />, invalid: <IconAlertTriangle size={14} /> },
);
