import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSource } from '../testing/fake-source.ts';
import { POLL, samplePoll } from '../testing/samples.ts';

const OTHER = '0190a000-0000-7000-8000-0000000000cc';

const open = () => FakeSource.all.filter(({ readyState }) => readyState !== FakeSource.CLOSED);
const asked = () => open().map(({ url }) => new URL(url, 'http://localhost').searchParams.get('ids'));
const show = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

let follow: typeof import('./live-stream.ts').follow;
let recordedResults: typeof import('./record-results.ts').recordedResults;
const ends: (() => void)[] = [];
const followed = (pollId: string) => {
  const told = vi.fn<(streamed: boolean) => void>();
  const end = follow(pollId, told);
  ends.push(end);
  return { told, end };
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  FakeSource.all = [];
  vi.resetModules();
  ({ follow } = await import('./live-stream.ts'));
  ({ recordedResults } = await import('./record-results.ts'));
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the stream of a page', () => {
  it('is one for all cards, and brings their results', () => {
    const one = followed(POLL);
    followed(OTHER);
    vi.advanceTimersByTime(300);
    expect(asked()).toEqual([`${POLL},${OTHER}`]);
    open()[0]?.dispatchEvent(new Event('open'));
    expect(one.told).toHaveBeenLastCalledWith(true);
    const data = JSON.stringify({ ...samplePoll().results, total: 9 });
    open()[0]?.dispatchEvent(new MessageEvent('message', { data }));
    expect(recordedResults(POLL)?.total).toBe(9);
  });

  it('stays as it is when a card leaves, opens anew for another one, ends with the last', () => {
    const one = followed(POLL);
    vi.advanceTimersByTime(300);
    const other = followed(OTHER);
    vi.advanceTimersByTime(300);
    one.end();
    vi.advanceTimersByTime(300);
    expect(asked()).toEqual([`${POLL},${OTHER}`]);
    expect(FakeSource.all).toHaveLength(2);
    other.end();
    vi.advanceTimersByTime(300);
    expect(open()).toEqual([]);
  });

  it('is closed while the tab is hidden', () => {
    followed(POLL);
    vi.advanceTimersByTime(300);
    show(true);
    expect(open()).toEqual([]);
    show(false);
    expect(asked()).toEqual([POLL]);
  });
});

describe('without the stream results are asked for', () => {
  it('while a lost connection is on its way back', () => {
    const { told } = followed(POLL);
    vi.advanceTimersByTime(300);
    const [source] = open();
    source?.dispatchEvent(new Event('open'));
    source?.dispatchEvent(new Event('error'));
    expect(told).toHaveBeenLastCalledWith(false);
    source?.dispatchEvent(new Event('open'));
    expect(told).toHaveBeenLastCalledWith(true);
    expect(FakeSource.all).toHaveLength(1);
  });

  it('for a minute when the server refuses, whoever else comes into view', () => {
    const { told } = followed(POLL);
    vi.advanceTimersByTime(300);
    const [source] = open();
    source?.close();
    source?.dispatchEvent(new Event('error'));
    expect(told).toHaveBeenLastCalledWith(false);
    const other = followed(OTHER);
    vi.advanceTimersByTime(30_000);
    expect(other.told).toHaveBeenLastCalledWith(false);
    expect(FakeSource.all).toHaveLength(1);
    vi.advanceTimersByTime(31_000);
    expect(asked()).toEqual([`${POLL},${OTHER}`]);
  });

  it('when nothing opens, and where the browser knows no streams', () => {
    const { told } = followed(POLL);
    vi.advanceTimersByTime(4_300);
    expect(told).toHaveBeenLastCalledWith(false);
    vi.stubGlobal('EventSource', undefined);
    expect(followed(OTHER).told).toHaveBeenCalledExactlyOnceWith(false);
  });
});
