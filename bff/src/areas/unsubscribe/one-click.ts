import express, { Router } from 'express';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { languageOf } from '../../http/language.ts';
import { callerAddress, createTrust } from '../../http/trust.ts';
import { endByLink } from './end-by-link.ts';

/** What a mail program's button posts; one word more than enough. */
const BODY = { limit: 1024, type: ['application/x-www-form-urlencoded', 'multipart/form-data'] };
const ONE_CLICK = /List-Unsubscribe["\s=]+One-Click/;

/**
 * `POST /unsubscribe/:id` as RFC 8058 has it: a form of one field, from anywhere, without cookies, answered 200 and never
 * redirected. Not limited: a large mailbox provider posts for many from few addresses. A GET of the same address is the page, which changes nothing by being looked at.
 */
export function oneClick(services: Infrastructure): Router {
  const trust = createTrust(services.config);
  const router = Router({ caseSensitive: true });
  router.post('/unsubscribe/:id', express.text(BODY), async (request, response) => {
    response.locals['route'] = '/unsubscribe';
    response.setHeader('Cache-Control', 'no-store');
    if (!ONE_CLICK.test(String(request.body))) return void response.status(400).end();
    await endByLink(services, {
      token: request.params.id,
      language: languageOf(request),
      ip: callerAddress(request, trust),
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    });
    response.status(200).end();
  });
  return router;
}
