import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DrawMoment } from '@fio/contracts/public/draw-live';
import { FakeSource } from '../testing/fake-source.ts';
import { server } from '../testing/setup.ts';
import { followDraw, type Link } from './follow-draw.ts';

const moment: DrawMoment = {
  slug: 'primeira',
  state: 'confirmed',
  lotteryDate: '2026-02-07',
  listHash: null,
  contest: '5962',
  released: ['23337'],
  publishedAt: null,
};
const open = () => FakeSource.all.filter(({ readyState }) => readyState !== FakeSource.CLOSED);
const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
let end: () => void;
let links: Link[];
let told: DrawMoment[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('EventSource', FakeSource);
  FakeSource.all = [];
  [links, told] = [[], []];
  end = followDraw('primeira', {
    onLink: (link) => links.push(link),
    onMoment: (one) => told.push(one),
  });
});
afterEach(() => {
  end();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('is told by one stream, which a hidden tab gives up and a seen one opens anew', () => {
  expect(open().map(({ url }) => url)).toEqual(['/api/draws/primeira/live']);
  open()[0]?.dispatchEvent(new Event('open'));
  open()[0]?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(moment) }));
  expect([links, told]).toEqual([['stream'], [moment]]);
  hide(true);
  expect(open()).toEqual([]);
  hide(false);
  expect(open()).toHaveLength(1);
  end();
  expect(open()).toEqual([]);
});

it('says when the connection is lost, and leaves coming back to the stream', () => {
  open()[0]?.dispatchEvent(new Event('error'));
  expect([links, open().length]).toEqual([['lost'], 1]);
  open()[0]?.dispatchEvent(new Event('open'));
  expect(links).toEqual(['lost', 'stream']);
});

it('asks every three seconds where there is no room, and tries for a stream again', async () => {
  let asked = 0;
  server.use(
    http.get('*/api/draws/primeira/moment', () => {
      asked += 1;
      return HttpResponse.json(moment);
    }),
  );
  const [refused] = open();
  refused?.close();
  refused?.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(told).toEqual([moment]));
  expect(links).toEqual(['lost', 'asking']);
  await vi.advanceTimersByTimeAsync(3_000);
  await vi.waitFor(() => expect(asked).toBe(2));
  for (let turn = 0; turn < 30 && open().length === 0; turn += 1) {
    await vi.advanceTimersByTimeAsync(3_000);
    await vi.waitFor(() => expect(asked + open().length).toBeGreaterThan(turn));
  }
  expect(open()).toHaveLength(1);
});

it('asks in one turn, however often the tab is hidden and seen while an answer is on its way', async () => {
  let asked = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  server.use(
    http.get('*/api/draws/primeira/moment', async () => {
      asked += 1;
      await promise;
      return HttpResponse.json(moment);
    }),
  );
  const [refused] = open();
  refused?.close();
  refused?.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(asked).toBe(1));
  for (const count of [2, 3]) {
    hide(true);
    hide(false);
    await vi.waitFor(() => expect(asked).toBe(count));
  }
  resolve();
  await vi.waitFor(() => expect(told).toEqual([moment]));
  await vi.advanceTimersByTimeAsync(3_000);
  await vi.waitFor(() => expect(told).toHaveLength(2));
  expect(asked).toBe(4);
  // And once nobody follows any more, nothing is opened behind their back.
  end();
  await vi.advanceTimersByTimeAsync(120_000);
  expect([asked, open()]).toEqual([4, []]);
});
