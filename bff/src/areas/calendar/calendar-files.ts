import type { RequestHandler } from 'express';
import type { Language } from '@fio/contracts';
import { AppError } from '../../core/errors.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { isKnownTo } from '../../http/is-known.ts';
import { acceptedEncoding } from '../../http/static/accepted-encoding.ts';
import type { CalendarServices } from './calendar-services.ts';

const PATH = /^\/(pt|en)(?:\/([a-z0-9-]{1,80}))?\.ics$/;
/** Seconds that a copy on the way may serve without asking again. */
const MAX_AGE = 300;

/**
 * `/calendario/<language>.ics`, of the whole campaign with its draws, and `/calendario/<language>/<series>.ics`: to save, or to
 * subscribe to (`webcal:`). The language is in the address, for who fetches it has none.
 */
export function calendarFiles(
  _infrastructure: Infrastructure,
  { calendars }: CalendarServices,
): RequestHandler {
  return async (request, response) => {
    response.locals['route'] = '/calendario';
    const [, language, show = null] = PATH.exec(request.path) ?? [];
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || language === undefined) throw new AppError('NOT_FOUND');
    const file = await calendars.file({ language: language as Language, show });
    if (file === null) throw new AppError('NOT_FOUND');
    response.setHeader('Cache-Control', `public, max-age=${MAX_AGE}`);
    response.setHeader('ETag', file.tag);
    response.setHeader('Vary', 'Accept-Encoding');
    if (isKnownTo(request, file.tag)) {
      response.status(304).end();
      return;
    }
    const encoding = acceptedEncoding(request.get('accept-encoding'));
    const bytes = file[encoding ?? 'plain'];
    response.setHeader('Content-Type', 'text/calendar; charset=utf-8');
    response.setHeader('Content-Language', language === 'pt' ? 'pt-BR' : 'en');
    response.setHeader('Content-Disposition', `inline; filename="${show ?? 'campanha'}.ics"`);
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', bytes.length);
    response.end(request.method === 'HEAD' ? undefined : bytes);
  };
}
