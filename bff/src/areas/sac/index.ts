import { adminSac, answerTemplates } from '@fio/contracts';
import { defineArea } from '../../engine/Area.ts';
import { findable } from '../../engine/findable.ts';
import { dropUnclaimed, unclaimedAttachments } from './attachments.ts';
import { forgetRequests, forgettableRequests } from './forget-requests.ts';
import { sacExports } from './sac.export.ts';
import { adminSacRoutes, sacRoutes } from './sac.routes.ts';
import { answerTemplateRoutes, filledTemplateRoutes } from './templates/answer-templates.routes.ts';
import { sacPart, sacTables } from './personal-messages.ts';

/** Customer service. */
export const sacArea = defineArea({
  name: 'sac',
  audited: [
    { name: 'sac', page: adminSac },
    { name: 'answer-templates', page: answerTemplates },
  ],
  // The templates first: their address would be that of a message else.
  routes: [...answerTemplateRoutes, ...filledTemplateRoutes, ...adminSacRoutes, ...sacRoutes],
  exports: [sacExports],
  findables: [
    findable(
      adminSac,
      ({ protocol }) => protocol,
      ({ name }) => name,
    ),
    findable(answerTemplates, ({ title }) => title),
  ],
  cleanUp: [{ name: 'attachments', days: () => 1, count: unclaimedAttachments, remove: dropUnclaimed }],
  retention: [
    {
      name: 'conversations',
      days: ({ conversations }) => conversations,
      count: forgettableRequests,
      remove: forgetRequests,
    },
  ],
  personTables: sacTables,
  packageParts: [sacPart],
});
