import { recordAction } from '../../core/audit/record-action.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { RawReply } from '../../core/request/replies.ts';
import { AppError } from '../../core/errors.ts';
import { findSac } from './sac-record.ts';

/** The file that came with a request, to be saved under the protocol number; that somebody took it is audited. */
export async function sacFile(context: RequestContext, id: string): Promise<RawReply> {
  const { db, storage, actor, clock } = context;
  const { protocol, attachment } = await findSac(db, id);
  const bytes = attachment && (await storage.privateFiles.read(attachment.key));
  if (!bytes) throw new AppError('NOT_FOUND');
  await context.transaction((tx) =>
    recordAction(tx, {
      actor,
      at: clock.now(),
      resource: 'sac',
      recordId: id,
      action: 'download',
      summary: protocol,
    }),
  );
  const extension = attachment.type === 'application/pdf' ? 'pdf' : 'webp';
  return new RawReply(bytes, attachment.type, `${protocol}.${extension}`);
}
