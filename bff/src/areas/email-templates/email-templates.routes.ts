import { emailTemplates } from '@fio/contracts';
import { crud } from '../../core/crud/crud.ts';
import { area } from '../../core/request/routes.ts';
import { nextTemplate, publishTemplate, retireTemplate } from './change-template.ts';
import { listLetters } from './list-letters.ts';
import { templateResource } from './templates.resource.ts';
import { previewPerson } from './preview-person.ts';
import { previewTemplate, sendTest } from './try-template.ts';

export const emailTemplateRoutes = area(emailTemplates, {
  ...crud(templateResource),
  publish: ({ params, body }, context) => publishTemplate(context, params.id, body.version),
  next: ({ params, body }, context) => nextTemplate(context, params.id, body.version),
  retire: ({ params, body }, context) => retireTemplate(context, params.id, body.version),
  preview: ({ params }, context) => previewTemplate(context, params.id),
  previewPerson: ({ params }, context) => previewPerson(context, params.id),
  test: ({ params, body }, context) => sendTest(context, params.id, body.language),
  letters: (_input, { db }) => listLetters(db),
});
