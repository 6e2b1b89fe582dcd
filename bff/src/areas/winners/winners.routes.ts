import { winners } from '@fio/contracts';
import { listPage } from '../../core/crud/list.ts';
import { anySource } from '../../core/crud/source.ts';
import { area } from '../../core/request/routes.ts';
import { askDocuments, letGo, takeWinnerBack, validateWinner } from './advance.ts';
import { confirmDisqualification, proposeDisqualification, withdrawDisqualification } from './disqualify.ts';
import { deliverToWinner, noteTax } from './deliver-winner.ts';
import { keepDocument } from './keep-document.ts';
import { logContact, sendLetter } from './log-contact.ts';
import { replaceWinner } from './replace-winner.ts';
import { discardDocument, winnerFile } from './winner-file.ts';
import { findWinner, loadWinners } from './winner-record.ts';
import { recordWholeRead } from '../../core/people/whole-data.ts';
import { winnerDetailOf, winnerRowOf } from './winner-view.ts';
import { startExport } from '../exports/index.ts';
import { winnerExports } from './winners.export.ts';
import { winnerSource } from './winners.source.ts';

export const winnerRoutes = area(winners, {
  list: ({ query }, { db, clock }) =>
    listPage({
      db,
      query,
      source: anySource(winnerSource),
      now: clock.now(),
      row: winnerRowOf,
      load: (ids: string[]) => loadWinners(db, ids),
    }),
  export: (input, context) => startExport(winnerExports, input, context),
  get: async ({ params }, context) => {
    const winner = await findWinner(context.db, params.id);
    const person = winner.registration?.anonymisedAt ? null : winner.registration;
    await recordWholeRead(context, { person, path: '/admin/winners' });
    return winnerDetailOf(context, winner);
  },
  draws: async (_input, { db }) => {
    const found = await db.draw.findMany({
      where: { prizes: { some: { winners: { some: {} } } } },
      orderBy: [{ lotteryDate: 'desc' }, { id: 'asc' }],
      select: { id: true, title: true },
    });
    return found.map(({ id, title }) => ({ value: id, label: title }));
  },
  contact: ({ params, body }, context) => logContact(context, params.id, body),
  letter: ({ params, body }, context) => sendLetter(context, params.id, body),
  documents: ({ params, body }, context) => askDocuments(context, params.id, body),
  upload: ({ params }, context) => keepDocument(context, params),
  file: ({ params }, context) => winnerFile(context, params),
  discard: ({ params, body }, context) => discardDocument(context, params, body),
  validate: ({ params, body }, context) => validateWinner(context, params.id, body),
  back: ({ params, body }, context) => takeWinnerBack(context, params.id, body),
  leave: ({ params, body }, context) => letGo(context, params.id, body),
  disqualify: ({ params, body }, context) => proposeDisqualification(context, params.id, body),
  confirmDisqualification: ({ params, body }, context) => confirmDisqualification(context, params.id, body),
  withdrawDisqualification: ({ params, body }, context) => withdrawDisqualification(context, params.id, body),
  surrogate: ({ params, body }, context) => replaceWinner(context, params.id, body),
  deliver: ({ params, body }, context) => deliverToWinner(context, params.id, body),
  tax: ({ params, body }, context) => noteTax(context, params.id, body),
});
