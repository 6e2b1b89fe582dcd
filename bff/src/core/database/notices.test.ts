import { expect, it } from 'vitest';
import { useTestModels } from '../../../test/models.ts';
import { Listener } from './Listener.ts';
import { Notices } from './Notices.ts';

const NAME = 'notices-under-test';
const models = useTestModels();

async function open(): Promise<number[]> {
  const { rows } = await models.pool.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE application_name = $1 AND datname = current_database()',
    [NAME],
  );
  return rows.map(({ pid }) => pid);
}

it('hears all channels by one connection, comes back with each of them, and ends with the last', async () => {
  const notices = new Notices({ url: models.url, name: NAME });
  const heard: string[] = [];
  const listenerOf = (channel: string) =>
    new Listener({
      notices,
      channel,
      onNotice: (payload) => void heard.push(`${channel} ${payload ?? 'is heard'}`),
      onLost: () => void heard.push(`${channel} is lost`),
    });
  const [first, second, late] = ['first', 'second', 'late'].map(listenerOf);
  if (!first || !second || !late) throw new Error('None was made.');
  await Promise.all([first.start(), second.start()]);
  await late.start();
  const [pid, ...more] = await open();
  expect(more).toEqual([]);
  expect([first, second, late].map(({ isListening }) => isListening)).toEqual([true, true, true]);
  expect(heard.splice(0).toSorted()).toEqual(['first is heard', 'late is heard', 'second is heard']);

  await models.pool.query("SELECT pg_notify('second', 'news')");
  await expect.poll(() => heard.splice(0)).toEqual(['second news']);

  await models.pool.query('SELECT pg_terminate_backend($1)', [pid]);
  await expect.poll(() => heard.length).toBe(6);
  const names = ['first', 'second', 'late'];
  expect(heard.splice(0)).toEqual([
    ...names.map((name) => `${name} is lost`),
    ...names.map((name) => `${name} is heard`),
  ]);
  await models.pool.query("SELECT pg_notify('late', 'more')");
  await expect.poll(() => heard.splice(0)).toEqual(['late more']);

  await Promise.all([first.stop(), late.stop()]);
  expect([first, second].map(({ isListening }) => isListening)).toEqual([false, true]);
  expect(await open()).toHaveLength(1);
  await second.stop();
  await expect.poll(open).toEqual([]);
  await first.start();
  expect(first.isListening).toBe(true);
  await first.stop();
});

it('opens no connection for who left before there was one', async () => {
  const notices = new Notices({ url: models.url, name: NAME });
  const listeners = ['first', 'second'].map(
    (channel) => new Listener({ notices, channel, onNotice: () => undefined }),
  );
  const started = listeners.map((one) => one.start());
  await Promise.all(listeners.map((one) => one.stop()));
  await Promise.all(started);
  await expect.poll(open).toEqual([]);
});
