import type { RequestHandler, Response } from 'express';
import { parseTilePath, tileWidth } from '@fio/domain';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { AppError } from '../../core/errors.ts';
import { logSize } from '../../core/transparency/tree-reader.ts';
import { sendBytes, sendText } from '../../http/respond.ts';
import { IMMUTABLE } from '../../http/static/send-file.ts';
import { cosignedNote, headFile } from './serve-head.ts';
import { tileBytes } from './tile-bytes.ts';
import { readVerifierPage, VERIFIER_NAME } from './verifier-page.ts';

const TEXT = 'text/plain; charset=utf-8';
/** As the specification asks: it is another one soon. */
const BRIEF = 'public, max-age=2';

function sendBrief(response: Response, text: string): void {
  response.setHeader('Cache-Control', BRIEF);
  sendText(response, 200, TEXT, text);
}

/** As a download: what is opened from here could still be another one each time, what was saved no longer can. */
async function sendVerifier(response: Response): Promise<void> {
  const page = await readVerifierPage();
  if (page === null) throw new AppError('NOT_FOUND');
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Content-Disposition', `attachment; filename="${VERIFIER_NAME}"`);
  sendBytes(response, 200, 'text/html; charset=utf-8', page);
}

/**
 * Below `/transparency`: `checkpoint`, `tile/<L>/<N>[.p/<W>]` and `tile/entries/<N>[.p/<W>]` of c2sp.org/tlog-tiles,
 * `key`, the public keys of who signs, what is kept of each head (`serve-head.ts`), and the program that checks draws
 * without us (`verifier-page.ts`).
 */
export function serveLog({ db, transparency }: Infrastructure): RequestHandler {
  return async (request, response) => {
    response.locals['route'] = '/transparency';
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new AppError('NOT_FOUND');
    // A verifier may be a page of somebody else's, or a file.
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (request.path === '/checkpoint')
      return sendBrief(response, await cosignedNote({ db }, await transparency.head()));
    if (request.path === '/key') return sendBrief(response, `${transparency.verifierKeys.join('\n')}\n`);
    if (request.path === `/${VERIFIER_NAME}`) return sendVerifier(response);
    const file = await headFile({ db }, request.path);
    if (file !== null) {
      response.setHeader('Cache-Control', IMMUTABLE);
      return sendBytes(response, 200, file.type, file.bytes);
    }
    const tile = parseTilePath(request.path.slice(1));
    if (tile === null || tile.width > tileWidth(tile, await logSize(db))) throw new AppError('NOT_FOUND');
    response.setHeader('Cache-Control', IMMUTABLE);
    sendBytes(response, 200, 'application/octet-stream', await tileBytes({ db }, tile));
  };
}
