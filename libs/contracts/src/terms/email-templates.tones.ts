import type { TemplateState } from '../admin/email-templates.ts';
import type { Tones } from './terms.ts';

export const TEMPLATE_STATE_TONES: Tones<TemplateState> = {
  draft: 'neutral',
  published: 'success',
  retired: 'warning',
};
