import type { RequestHandler } from 'express';
import { serveWorker, workerText } from '../../../http/service-worker-file.ts';
import { serviceWorker } from './service-worker.ts';

/** Where the service worker is. It is asked for with this address as its scope, below which there is no page. */
export const PUSH_WORKER_ADDRESS = '/push-worker.js';

export const pushWorker = (): RequestHandler => serveWorker('/', workerText(serviceWorker));
