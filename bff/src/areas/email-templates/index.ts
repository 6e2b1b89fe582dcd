import { emailTemplates } from '@fio/contracts';
import { defineArea } from '../../engine/Area.ts';
import { findable } from '../../engine/findable.ts';
import { emailTemplateRoutes } from './email-templates.routes.ts';

/** The texts of the letters. */
export const emailTemplatesArea = defineArea({
  name: 'email-templates',
  audited: [{ name: 'templates', page: emailTemplates }],
  routes: emailTemplateRoutes,
  findables: [
    findable(
      emailTemplates,
      ({ name }) => name,
      ({ subject }) => subject,
    ),
  ],
});
