import { privacy as contract, type ConsentEntry } from '@fio/contracts';
import { renderPdf } from '../../core/pdf/render-pdf.ts';
import { area } from '../../core/request/routes.ts';
import type { SignedInContext } from '../../core/request/RequestContext.ts';
import { RawReply } from '../../core/request/replies.ts';
import { deleteOwn } from './anonymise.ts';
import { dataDocument } from './data-document.ts';
import { personData } from './person-data.ts';
import { setMarketing } from './set-marketing.ts';

const done = { ok: true } as const;

const ownData = (context: SignedInContext) => personData(context, context.session.subjectId);

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
  data: async (_input, context) => {
    const data = await ownData(context);
    return new RawReply(JSON.stringify(data, null, 2), 'application/json; charset=utf-8', 'meus-dados.json');
  },
  dataDocument: async (_input, context) => {
    const data = await ownData(context);
    const pdf = await renderPdf(dataDocument(data, context.config, context.language));
    return new RawReply(pdf, 'application/pdf', 'meus-dados.pdf');
  },
  remove: async ({ body }, context) => {
    await deleteOwn(context, body.password);
    return done;
  },
});
