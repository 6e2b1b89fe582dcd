import type { TemplateState } from '../admin/email-templates.ts';
import type { Terms } from './terms.ts';

export const templateStatePt: Terms<TemplateState> = {
  draft: 'Rascunho',
  published: 'Em uso',
  retired: 'Fora de uso',
};
