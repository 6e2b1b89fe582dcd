import { privacy as contract, type ConsentEntry } from '@fio/contracts';
import { renderPdf } from '../../core/pdf/render-pdf.ts';
import { area } from '../../core/request/routes.ts';
import type { SignedInContext } from '../../core/request/RequestContext.ts';
import { RawReply } from '../../core/request/replies.ts';
import { deleteOwn } from './delete-own.ts';
import { dataDocument } from './data-document.ts';
import { personData } from './person-data.ts';
import { leavingSummary } from './leaving-summary.ts';
import type { PrivacyServices } from './privacy-services.ts';
import { setMarketing } from './set-marketing.ts';

const done = { ok: true } as const;

const ownData = (context: SignedInContext, services: PrivacyServices) =>
  personData(context, services, context.session.subjectId);

export const privacyRoutes = area(contract, {
  consents: async (_input, context) => {
    const where = { registrationId: context.session.subjectId };
    const rows = await context.db.consent.findMany({ where, orderBy: { at: 'desc' } });
    const items = rows.map(({ purpose, granted, version, channel, at }) => ({
      purpose: purpose as ConsentEntry['purpose'],
      granted,
      version,
      channel: channel as ConsentEntry['channel'],
      at: at.toISOString(),
    }));
    return { items };
  },
  setMarketing: async ({ body }, context) => {
    await setMarketing(context, body.granted);
    return done;
  },
  data: async (_input, context, services: PrivacyServices) => {
    const data = await ownData(context, services);
    return new RawReply(JSON.stringify(data, null, 2), 'application/json; charset=utf-8', 'meus-dados.json');
  },
  dataDocument: async (_input, context, services) => {
    const data = await ownData(context, services);
    const pdf = await renderPdf(dataDocument(data, services, context.config, context.language));
    return new RawReply(pdf, 'application/pdf', 'meus-dados.pdf');
  },
  leaving: (_input, { db, session }) => leavingSummary(db, session.subjectId),
  remove: async ({ body }, context, services) => {
    await deleteOwn(context, services, body);
    return done;
  },
});
