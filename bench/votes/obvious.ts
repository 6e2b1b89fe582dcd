import { createHash } from 'node:crypto';
import express, { type Express } from 'express';
import * as z from 'zod';

const body = z.object({ optionId: z.uuid() });

export interface Obvious {
  readonly sessionOf: (tokenHash: Buffer<ArrayBuffer>) => Promise<string | null>;
  readonly insert: (pollId: string, voterId: string, optionId: string) => Promise<unknown>;
}

/** The vote route as one writes it first: session, validation, one insert, 201. No limits, no keys, no logs. */
export function obviousApp({ sessionOf, insert }: Obvious): Express {
  const app = express();
  app.get('/readyz', (_request, response) => void response.json({ ok: true }));
  app.post('/api/polls/:id/vote', express.json(), async (request, response) => {
    const token = request.get('authorization')?.slice('Bearer '.length) ?? '';
    const voterId = await sessionOf(createHash('sha256').update(token).digest());
    if (!voterId) return void response.status(401).json({ code: 'UNAUTHORIZED' });
    const parsed = body.safeParse(request.body);
    if (!parsed.success) return void response.status(422).json({ code: 'INVALID_REQUEST' });
    await insert(request.params.id, voterId, parsed.data.optionId);
    response.status(201).json({ pollId: request.params.id, optionId: parsed.data.optionId });
  });
  return app;
}
