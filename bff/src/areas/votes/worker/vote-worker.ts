import type { RequestHandler } from 'express';
import { LENT_TOKEN } from '@fio/domain/lent-token';
import { isPast, sentAs } from '@fio/domain/waiting-votes/kept-vote';
import { keptVotesIn } from '@fio/domain/waiting-votes/kept-votes';
import { sendKept } from '@fio/domain/waiting-votes/send-kept';
import { VOTE_WORKER } from '@fio/domain/waiting-votes/vote-worker';
import { serveWorker, workerText } from '../../../http/service-worker-file.ts';
import { sendingWorker, type WorkerTools } from './sending-worker.ts';

const tools: WorkerTools = { keptVotesIn, sendKept, sentAs, isPast, names: VOTE_WORKER, lent: LENT_TOKEN };

/** The first part of its path: the worker is all that there is below it. */
export const VOTE_WORKER_AT = VOTE_WORKER.scope.slice(0, -1);

/** Serves the service worker that sends waiting votes. */
export const voteWorker = (): RequestHandler =>
  serveWorker(VOTE_WORKER.address.slice(VOTE_WORKER_AT.length), workerText(sendingWorker, { ...tools }));
