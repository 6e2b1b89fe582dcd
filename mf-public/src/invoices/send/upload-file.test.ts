import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { INVOICE_PIECE_BYTES } from '@fio/contracts/public/invoices';
import { server } from '../../testing/setup.ts';
import { uploadFile, type UploadProgress } from './upload-file.ts';

const ID = '0190a000-0000-7000-8000-0000000000ff';
const BYTES = INVOICE_PIECE_BYTES * 2 + 100;
const file = () => new Blob([new Uint8Array(BYTES).fill(7)], { type: 'image/jpeg' });

/** Keeps what arrives as the server does; `answers` go before it, one a piece, as long as there are any. */
function receiver(...answers: (() => Response)[]) {
  const offsets: number[] = [];
  let received = 0;
  const view = () => HttpResponse.json({ id: ID, received, bytes: BYTES });
  server.use(
    http.post('*/api/invoices/uploads', view),
    http.put('*/api/invoices/uploads/:id', async ({ request }) => {
      const offset = Number(new URL(request.url).searchParams.get('offset'));
      offsets.push(offset);
      const piece = await request.arrayBuffer();
      const answer = answers.shift();
      if (answer) return answer();
      received = offset + piece.byteLength;
      return view();
    }),
  );
  return { offsets, received: () => received };
}

const send = async (signal = new AbortController().signal) => {
  const told: UploadProgress[] = [];
  const id = await uploadFile(file(), { signal, onProgress: (state) => told.push(state) });
  return { id, told };
};

it('sends a file in pieces, each where the one before ended', async () => {
  const { offsets, received } = receiver();
  const { id, told } = await send();
  expect([id, received()]).toEqual([ID, BYTES]);
  expect(offsets).toEqual([0, INVOICE_PIECE_BYTES, INVOICE_PIECE_BYTES * 2]);
  expect(told.every(({ broken }) => !broken)).toBe(true);
});

it('goes on where it stopped once the network says that it is back', async () => {
  const { offsets, received } = receiver(() => HttpResponse.error());
  const told: UploadProgress[] = [];
  const sent = uploadFile(file(), {
    signal: new AbortController().signal,
    onProgress: (state) => {
      told.push(state);
      if (state.broken) setTimeout(() => window.dispatchEvent(new Event('online')));
    },
  });
  expect(await sent).toBe(ID);
  expect(received()).toBe(BYTES);
  expect(offsets).toEqual([0, 0, INVOICE_PIECE_BYTES, INVOICE_PIECE_BYTES * 2]);
  expect(told.filter(({ broken }) => broken)).toHaveLength(1);
});

it('gives up what the server refuses', async () => {
  receiver(() => HttpResponse.json({ code: 'FILE_UNEXPECTED', message: 'Não.' }, { status: 415 }));
  await expect(send()).rejects.toMatchObject({ code: 'FILE_UNEXPECTED' });
});

it('stops when it is not wanted any more', async () => {
  const stop = new AbortController();
  receiver(() => {
    stop.abort();
    return HttpResponse.error();
  });
  await expect(send(stop.signal)).rejects.toMatchObject({ name: 'AbortError' });
});
