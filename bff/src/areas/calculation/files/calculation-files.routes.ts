import { calculationFiles, type DrawFileKind } from '@fio/contracts';
import { recordAction } from '../../../core/audit/record-action.ts';
import { area } from '../../../core/request/routes.ts';
import type { StaffContext } from '../../../core/request/RequestContext.ts';
import { AppError } from '../../../core/errors.ts';
import { askForFiles } from './ask-for-files.ts';
import { WITH_DOCUMENTS } from './drawn-draw.ts';
import { filesOf } from './file-view.ts';
import { sendFile, sendPart } from './send-file.ts';

function makeFiles(context: StaffContext, id: string, kinds: readonly DrawFileKind[]) {
  return context.transaction(async (tx) => {
    const [draw] = await tx.$queryRaw<{ state: string; title: string }[]>`
      SELECT state, title FROM draws WHERE id = ${id}::uuid FOR UPDATE`;
    if (draw === undefined) throw new AppError('NOT_FOUND');
    if (!WITH_DOCUMENTS.includes(draw.state)) throw new AppError('CONFLICT');
    await askForFiles(context, tx, { drawId: id, kinds, byId: context.session.admin.id });
    await recordAction(tx, {
      actor: context.actor,
      at: context.clock.now(),
      resource: 'calculation',
      recordId: id,
      action: 'generate',
      summary: draw.title,
      after: { files: kinds.join(', ') },
    });
    return filesOf(tx, id);
  });
}

export const calculationFileRoutes = area(calculationFiles, {
  list: ({ params }, { db }) => filesOf(db, params.id),
  make: ({ params, body }, context) => makeFiles(context, params.id, body.kinds),
  file: ({ params }, context) => sendFile(context, params.id, params.kind),
  part: ({ params }, context) => sendPart(context, params.id, params.part),
});
