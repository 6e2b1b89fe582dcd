import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Infrastructure } from '../core/infrastructure.ts';
import type { Observers } from './observe-requests.ts';
import { discard } from './body.ts';
import { AppError } from '../core/errors.ts';
import type { createMatcher } from './matcher.ts';
import { refuse } from './refuse.ts';
import { requestId } from './request-id.ts';
import { setHeaders } from './respond.ts';
import { apiHeaders } from './security-headers.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Answers 405, with what the address takes, where it takes another method; false for an address of nothing. */
export function wrongMethod(
  match: ReturnType<typeof createMatcher>,
  services: Infrastructure,
  { trust }: Observers,
): (path: string, request: IncomingMessage, response: ServerResponse) => boolean {
  const headers = apiHeaders(services.config);
  return (path, request, response) => {
    const allowed = METHODS.filter((method) => match(method, path));
    if (allowed.length === 0) return false;
    const id = requestId(request, trust);
    setHeaders(response, headers, id);
    response.setHeader('Allow', allowed.join(', '));
    refuse(services, new AppError('METHOD_NOT_ALLOWED'), request, response, id);
    discard(request);
    return true;
  };
}
