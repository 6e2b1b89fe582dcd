import { recordAction } from '../../core/audit/record-action.ts';
import { renderPdf } from '../../core/pdf/render-pdf.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { RawReply } from '../../core/request/replies.ts';
import { AppError } from '../../core/errors.ts';
import { dataDocument, personData, type PrivacyServices } from '../privacy/index.ts';
import { findRegistration } from './registration-record.ts';

interface Asked {
  /** Whose. */
  readonly id: string;
  readonly purpose: string;
}

/** All of a person's data, once the audit knows who takes it along and why. */
async function taken(
  context: RequestContext,
  areas: PrivacyServices,
  { id, purpose, format }: Asked & { readonly format: 'json' | 'pdf' },
) {
  const { db, actor, clock } = context;
  const found = await findRegistration(context, db, id);
  if (found.anonymisedAt) throw new AppError('CONFLICT');
  const data = await personData(context, areas, id);
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

export async function dataAsJson(
  context: RequestContext,
  areas: PrivacyServices,
  asked: Asked,
): Promise<RawReply> {
  const data = await taken(context, areas, { ...asked, format: 'json' });
  return new RawReply(
    JSON.stringify(data, null, 2),
    'application/json; charset=utf-8',
    `dados-${asked.id}.json`,
  );
}

export async function dataAsPdf(
  context: RequestContext,
  areas: PrivacyServices,
  asked: Asked,
): Promise<RawReply> {
  const data = await taken(context, areas, { ...asked, format: 'pdf' });
  const pdf = await renderPdf(dataDocument(data, areas, context.config, context.language));
  return new RawReply(pdf, 'application/pdf', `dados-${asked.id}.pdf`);
}
