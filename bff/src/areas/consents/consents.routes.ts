import { consents } from '@fio/contracts';
import { area } from '../../core/request/routes.ts';
import { acceptDocuments } from './accept-documents.ts';
import { pendingDocuments } from './pending-documents.ts';

export const consentRoutes = area(consents, {
  pending: async (_input, context) => {
    const { db, clock } = context;
    return { items: await pendingDocuments(db, context.session.subjectId, clock.now()) };
  },
  accept: async ({ body }, context) => {
    const session = context.session;
    await acceptDocuments(context, session, body.documents);
    return { ok: true as const };
  },
});
