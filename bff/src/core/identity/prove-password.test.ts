import { expect, it } from 'vitest';
import { QueueFull } from './BoundedQueue.ts';
import { orBusy } from './prove-password.ts';

it('a full queue is our trouble: 503, and when to come again', async () => {
  const refused = orBusy(Promise.reject(new QueueFull('full')));
  await expect(refused).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503, retryAfter: 3 });
  await expect(orBusy(Promise.reject(new Error('other')))).rejects.toThrow('other');
  await expect(orBusy(Promise.resolve('done'))).resolves.toBe('done');
});
