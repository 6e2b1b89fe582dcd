import { adminPolls } from '@fio/contracts';
import { crud } from '../../core/crud/crud.ts';
import { area } from '../../core/request/routes.ts';
import { chartOf } from './poll-chart.ts';
import { archiving, closing, movePoll, opening, resolving } from './poll-moves.ts';
import { decideSuspicious } from './decide-suspicious.ts';
import { suspiciousVotesOf } from './suspicious-votes.ts';
import { startExport } from '../exports/index.ts';
import { pollExports } from './polls.export.ts';
import { pollResource } from './polls.resource.ts';

export const adminPollRoutes = area(adminPolls, {
  ...crud(pollResource),
  export: (input, context) => startExport(pollExports, input, context),
  results: ({ params }, context) => chartOf(context, params.id),
  suspicious: ({ params }, context) => suspiciousVotesOf(context, params.id),
  decideSuspicious: ({ params, body }, context) => decideSuspicious(context, params.id, body),
  open: ({ params, body }, context) => movePoll(context, params.id, body.version, 'open', opening),
  close: ({ params, body }, context) => movePoll(context, params.id, body.version, 'close', closing),
  archive: ({ params, body }, context) => movePoll(context, params.id, body.version, 'archive', archiving),
  resolve: ({ params, body: { version, ...truth } }, context) =>
    movePoll(context, params.id, version, 'resolve', resolving(truth)),
});
