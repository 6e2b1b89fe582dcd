import type { Language } from '@fio/contracts';
import type { RequestHandler } from 'express';
import { findCard } from './find-card.ts';
import { shareImageAddress } from '../share/index.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { AppError } from '../../core/errors.ts';
import type { ShowServices } from './show-services.ts';
import { sendBytes } from '../../http/respond.ts';
import { IMMUTABLE } from '../../http/static/send-file.ts';

const PATH = /^\/(pt|en)\/([a-z0-9/-]+)\/[a-z0-9]+\.jpg$/;
/** An address with another hash leads to the one of now, which may soon be another again. */
const MOVED = 'public, max-age=60';

/**
 * `/share/<language>/<subject>/<hash>.jpg`: the image of what somebody shares, for the networks that show it. Its
 * address carries the hash of what it holds; any other hash leads to the image of now.
 */
export function shareImages(
  { config }: Infrastructure,
  { content, shareImages: images }: ShowServices,
): RequestHandler {
  return async (request, response) => {
    response.locals['route'] = '/share';
    const [, language, subject] = PATH.exec(request.path) ?? [];
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || subject === undefined) throw new AppError('NOT_FOUND');
    const card = await findCard({ config, content }, subject, language as Language);
    if (card === null) throw new AppError('NOT_FOUND');
    // Other sites may show it.
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    const address = shareImageAddress(card);
    if (address !== `/share${request.path}`) {
      response.setHeader('Cache-Control', MOVED);
      response.redirect(302, address);
      return;
    }
    const image = await images.of(card);
    response.setHeader('Cache-Control', IMMUTABLE);
    sendBytes(response, 200, 'image/jpeg', image);
  };
}
