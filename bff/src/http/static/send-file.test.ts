import { once } from 'node:events';
import { open } from 'node:fs/promises';
import type { Request, Response } from 'express';
import { expect, it } from 'vitest';
import { sendFile } from './send-file.ts';

it('closes the file where whoever asked has left before it begins', async () => {
  const handle = await open(import.meta.filename);
  const response = { destroyed: true, setHeader: () => undefined } as unknown as Response;
  const request = { method: 'GET', get: () => undefined } as unknown as Request;
  const known = { path: 'a.jpg', type: 'image/jpeg', compress: false };
  const bytes = handle.createReadStream();
  const closed = once(bytes, 'close');
  await sendFile(request, response, { ...known, bytes, size: 1, encoding: null });
  await closed;
  // A handle that is closed has no descriptor any more.
  expect(handle.fd).toBe(-1);
});
