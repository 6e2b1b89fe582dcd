import { TEMPLATE_STATE_TONES } from '@fio/contracts/terms/email-templates.tones';
import { enumeration } from '@fio/platform/area';
import { useEmailTemplatesWords } from './words.ts';

export const templateState = enumeration(useEmailTemplatesWords, 'state', TEMPLATE_STATE_TONES);
