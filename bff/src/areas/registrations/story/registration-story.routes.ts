import { registrationStory } from '@fio/contracts';
import { area } from '../../../core/request/routes.ts';
import type { PrivacyServices } from '../../privacy/index.ts';
import { personStory } from './person-story.ts';

export const registrationStoryRoutes = area(registrationStory, {
  story: ({ params, query }, context, services: PrivacyServices) =>
    personStory(context, services, params.id, query),
});
