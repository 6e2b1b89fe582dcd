import { answerTemplates, filledTemplates } from '@fio/contracts';
import { crud } from '../../../core/crud/crud.ts';
import { area } from '../../../core/request/routes.ts';
import { answerTemplateResource } from './answer-templates.resource.ts';
import { templatesFor } from './filled-templates.ts';

export const answerTemplateRoutes = area(answerTemplates, crud(answerTemplateResource));

export const filledTemplateRoutes = area(filledTemplates, {
  list: ({ params }, context) => templatesFor(context, params.id),
});
