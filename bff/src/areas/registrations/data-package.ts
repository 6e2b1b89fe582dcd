import { recordAction } from '../../core/audit/record-action.ts';
import { renderPdf } from '../../core/pdf/render-pdf.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { RawReply } from '../../core/request/replies.ts';
import { AppError } from '../../core/errors.ts';
import { dataDocument, personData } from '../privacy/index.ts';
import { findRegistration } from './registration-record.ts';

/** All of a person's data, once the audit knows who takes it along and why. */
async function taken(context: RequestContext, id: string, purpose: string, format: 'json' | 'pdf') {
  const { db, actor, clock } = context;
  const found = await findRegistration(context, db, id);
  if (found.anonymisedAt) throw new AppError('CONFLICT');
  const data = await personData(context, id);
  await db.$transaction((tx) =>
    recordAction(tx, {
      actor,
      at: clock.now(),
      resource: 'registrations',
      recordId: id,
      action: 'export',
      summary: `${found.name} ${found.lastName}`,
      after: { purpose, format },
    }),
  );
  return data;
}

export async function dataAsJson(context: RequestContext, id: string, purpose: string): Promise<RawReply> {
  const data = await taken(context, id, purpose, 'json');
  return new RawReply(JSON.stringify(data, null, 2), 'application/json; charset=utf-8', `dados-${id}.json`);
}

export async function dataAsPdf(context: RequestContext, id: string, purpose: string): Promise<RawReply> {
  const data = await taken(context, id, purpose, 'pdf');
  const pdf = await renderPdf(dataDocument(data, context.config, context.language));
  return new RawReply(pdf, 'application/pdf', `dados-${id}.pdf`);
}
