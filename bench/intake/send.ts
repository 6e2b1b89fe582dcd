import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { INVOICE_PIECE_BYTES, type InvoiceUpload } from '@fio/contracts';
import { tokenOf } from '../votes/people.ts';

/** How one visitor sends one invoice with its photo. */
export type Send = (port: number, person: number, photo: Buffer) => Promise<void>;

/** Everyone from a house of their own, or the limits per address would be what is measured. */
const addressOf = (person: number) => `10.${person >> 16}.${(person >> 8) & 255}.${person & 255}`;

/** Waits and asks again where the server says that it is busy, as the page does. */
async function ask<Answer>(port: number, person: number, path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    ...init,
    headers: {
      authorization: `Bearer ${tokenOf(person)}`,
      'x-forwarded-for': addressOf(person),
      ...(typeof init.body === 'string' && { 'content-type': 'application/json' }),
    },
  });
  const text = await response.text();
  if (response.status === 503) {
    await sleep(Number(response.headers.get('retry-after') ?? 1) * 1000);
    return ask(port, person, path, init);
  }
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  return JSON.parse(text) as Answer;
}

const purchase = () => ({ purchasedOn: new Date().toISOString().slice(0, 10), value: 5000 });

/** As the product's own page does: in pieces, then the invoice. */
export const inPieces: Send = async (port, person, photo) => {
  const sha256 = createHash('sha256').update(photo).digest('hex');
  const start = { method: 'POST', body: JSON.stringify({ bytes: photo.length, sha256 }) };
  let { id, received } = await ask<InvoiceUpload>(port, person, '/api/invoices/uploads', start);
  while (received < photo.length) {
    const body = new Uint8Array(photo.subarray(received, received + INVOICE_PIECE_BYTES));
    const path = `/api/invoices/uploads/${id}?offset=${received}`;
    ({ id, received } = await ask<InvoiceUpload>(port, person, path, { method: 'PUT', body }));
  }
  const invoice = { uploadId: id, key: null, cnpj: null, number: null, ...purchase() };
  await ask(port, person, '/api/invoices/photo', { method: 'POST', body: JSON.stringify(invoice) });
};

/** All at once. */
export const atOnce: Send = (port, person, photo) =>
  ask(port, person, '/invoices', { method: 'POST', body: new Uint8Array(photo) });
