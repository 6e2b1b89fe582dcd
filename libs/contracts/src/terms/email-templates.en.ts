import type { TemplateState } from '../admin/email-templates.ts';
import type { Terms } from './terms.ts';

export const templateStateEn: Terms<TemplateState> = {
  draft: 'Draft',
  published: 'In use',
  retired: 'Out of use',
};
