import { emailTemplates } from '@fio/contracts';
import { defineArea } from '../../engine/Area.ts';
import { emailTemplateRoutes } from './email-templates.routes.ts';

/** The texts of the letters. */
export const emailTemplatesArea = defineArea({
  name: 'email-templates',
  audited: [{ name: 'templates', page: emailTemplates }],
  routes: emailTemplateRoutes,
});
