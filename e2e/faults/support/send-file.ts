import { createHash, randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import type { Voter } from './voters.ts';

const JSON_BODY = { 'content-type': 'application/json' };
const BYTES = { 'content-type': 'application/octet-stream' };

/** What is said: a body, or a code; never that nobody knows. */
export async function said(
  url: string,
  request: RequestInit,
): Promise<{ readonly id?: string; readonly code?: string }> {
  const answer = await fetch(url, request);
  expect(answer.status).not.toBe(500);
  return (await answer.json()) as { id?: string; code?: string };
}

/** Sends the photo of a receipt in one piece; answers the code of a refusal, undefined where it was taken. */
export async function sendFile(origin: string, { headers }: Voter): Promise<string | undefined> {
  const raw = { width: 16, height: 16, channels: 3 } as const;
  const file = await sharp(randomBytes(16 * 16 * 3), { raw })
    .png()
    .toBuffer();
  const sha256 = createHash('sha256').update(file).digest('hex');
  const uploads = `${origin}/api/invoices/uploads`;
  const started = await said(uploads, {
    method: 'POST',
    body: JSON.stringify({ bytes: file.length, sha256 }),
    headers: { ...headers, ...JSON_BODY },
  });
  if (started.code !== undefined) return started.code;
  const piece = { method: 'PUT', body: file, headers: { ...headers, ...BYTES } };
  return (await said(`${uploads}/${started.id}`, piece)).code;
}
