import { expect, it } from 'vitest';
import { readEvents } from './change-stream.ts';

const streamOf = (...parts: string[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });

it('reads messages however they were cut, and passes over what says nothing', async () => {
  const found: string[] = [];
  await readEvents(streamOf(':\n\nda', 'ta: {"a":1}\n', '\ndata: {"b"', ':2}\n\n:\n\ndata: lost'), (data) =>
    found.push(data),
  );
  expect(found).toEqual(['{"a":1}', '{"b":2}']);
});
