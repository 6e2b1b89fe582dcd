import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { framePage, WIDGET_SCRIPT } from './widget.ts';

interface Issued {
  readonly action: string;
  readonly hostname: string;
  readonly at: Date;
  /** The idempotency key it was used up under. */
  usedBy?: string;
}

/** What may go wrong: no answer, no connection, an error of its own, something that is no answer, a token that came late. */
export type Trouble = 'silent' | 'down' | 'internal-error' | 'garbage' | 'timeout-or-duplicate';

export interface Verifier {
  readonly origin: string;
  /** The environment under which the product asks this one. */
  readonly env: Record<string, string>;
  /** A token as the widget gives it. */
  issue: (action: string, hostname?: string) => string;
  /** Every question asked, as it came. */
  readonly asked: Record<string, string>[];
  /** What goes wrong with the next questions, in turn. */
  readonly troubles: Trouble[];
  close: () => Promise<void>;
}

const SECRET = '1x0000000000000000000000000000000AA';
const LIFETIME_MS = 300_000;

async function bodyOf(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>;
}

const failed = (...codes: string[]) => ({ success: false, 'error-codes': codes, messages: [] });

/** Answers one question by the service's documented rules: a token counts once and for 300 seconds. */
function judge(tokens: Map<string, Issued>, asked: Record<string, string>, now: Date): object {
  const { secret, response, idempotency_key: key = randomBytes(8).toString('hex') } = asked;
  if (!secret) return failed('missing-input-secret');
  if (secret !== SECRET) return failed('invalid-input-secret');
  if (!response) return failed('missing-input-response');
  const token = tokens.get(response);
  if (!token) return failed('invalid-input-response');
  const isOld = now.getTime() - token.at.getTime() > LIFETIME_MS;
  if (isOld || (token.usedBy !== undefined && token.usedBy !== key)) return failed('timeout-or-duplicate');
  token.usedBy = key;
  const { at, hostname, action } = token;
  return { success: true, 'error-codes': [], challenge_ts: at.toISOString(), hostname, action, cdata: '' };
}

/** A challenge service on a free port that behaves like the real one, widget included. */
export async function startVerifier(
  clock: { now(): Date } = { now: () => new Date() },
  siteKey = '1x00000000000000000000AA',
): Promise<Verifier> {
  const tokens = new Map<string, Issued>();
  const asked: Record<string, string>[] = [];
  const troubles: Trouble[] = [];
  const issue = (action: string, hostname = 'localhost') => {
    const token = `XXXX.${randomBytes(32).toString('base64url')}.XXXX`;
    tokens.set(token, { action, hostname, at: clock.now() });
    return token;
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '', 'http://verifier');
    if (url.pathname === '/turnstile/v0/api.js')
      return void response.setHeader('content-type', 'text/javascript').end(WIDGET_SCRIPT);
    if (url.pathname === '/turnstile/v0/frame') {
      const { hostname } = new URL(request.headers.referer ?? 'http://unknown');
      const token = issue(url.searchParams.get('action') ?? '', hostname);
      const page = framePage(url.searchParams.get('sitekey') ?? '', token);
      return void response.setHeader('content-type', 'text/html').end(page);
    }
    const question = await bodyOf(request);
    asked.push(question);
    const trouble = troubles.shift();
    if (trouble === 'silent') return;
    if (trouble === 'down') return void request.socket.destroy();
    if (trouble === 'garbage') return void response.end('<html>');
    const body = trouble ? failed(trouble) : judge(tokens, question, clock.now());
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    env: { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET: SECRET, TURNSTILE_ORIGIN: origin },
    issue,
    asked,
    troubles,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
