import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/index.ts';
import type { Claimed, DeskSource } from './desk-source.ts';
import { useDeskQueue } from './use-desk-queue.ts';

interface Case {
  readonly id: string;
}

/** A queue of cases; what others have or what is decided is not among them. */
function sourceOf(...ids: string[]) {
  const waiting = [...ids];
  const calls: string[] = [];
  const claims = new Map<string, Claimed<Case>>();
  const source: DeskSource<Case> = {
    idOf: ({ id }) => id,
    next: (after) => {
      calls.push(`next ${after}`);
      const place = after === null ? 0 : waiting.indexOf(after) + 1;
      const id = waiting[place] ?? waiting.find((one) => one !== after);
      return Promise.resolve({ found: id === undefined ? null : { id }, waiting: waiting.length });
    },
    claim: (id) => {
      calls.push(`claim ${id}`);
      return Promise.resolve(claims.get(id) ?? { is: 'open', found: { id } });
    },
    release: (id) => {
      calls.push(`release ${id}`);
      return Promise.resolve();
    },
    prepare: ({ id }) => {
      calls.push(`prepare ${id}`);
      return Promise.resolve();
    },
    pathOf: (id) => (id === null ? '/desk' : `/desk/${id}`),
  };
  return { source, waiting, calls, claims };
}

const open = (source: DeskSource<Case>, wanted?: string) => renderHook(() => useDeskQueue(source, wanted));
type Queue = ReturnType<typeof open>['result'];
const lies = (queue: Queue, id: string) =>
  waitFor(() => expect(queue.current.desk).toMatchObject({ is: 'open', id }));

beforeEach(() => window.history.replaceState(null, '', '/desk'));

it('has the next one there at once, when the one before was looked at', async () => {
  const { source, waiting, calls } = sourceOf('a', 'b', 'c');
  const { result } = open(source);
  await lies(result, 'a');
  expect(calls).toEqual(['next null']);
  expect(result.current.behind()).toBeNull();
  act(() => result.current.seen());
  act(() => result.current.seen());
  await waitFor(() => expect(calls).toEqual(['next null', 'next a', 'prepare b']));
  expect(result.current.behind()).toEqual({ id: 'b' });
  waiting.shift();
  act(() => result.current.decided('a'));
  // Not a moment later: nothing is asked for in between.
  expect(result.current.desk).toMatchObject({ is: 'open', id: 'b' });
  expect(window.location.pathname).toBe('/desk/b');
  expect(calls).not.toContain('release a');
});

it('asks when it has nothing ahead, and for what came since', async () => {
  const { source, waiting } = sourceOf('a');
  const { result } = open(source);
  await lies(result, 'a');
  act(() => result.current.seen());
  await waitFor(() => expect(result.current.waiting).toBe(1));
  waiting.splice(0, 1, 'z');
  act(() => result.current.decided('a'));
  expect(result.current.desk.is).toBe('loading');
  await lies(result, 'z');
});

it('lets go of what is passed over, and of all of it with the page', async () => {
  const { source, calls } = sourceOf('a', 'b', 'c');
  const { result, unmount } = open(source);
  await lies(result, 'a');
  act(() => result.current.skip());
  await lies(result, 'b');
  expect(calls).toContain('release a');
  act(() => result.current.seen());
  await waitFor(() => expect(calls).toContain('prepare c'));
  unmount();
  await waitFor(() => expect(calls).toEqual(expect.arrayContaining(['release b', 'release c'])));
});

it('brings one back, and goes on with the one that made room', async () => {
  const { source, calls } = sourceOf('a', 'b', 'c');
  const { result } = open(source);
  await lies(result, 'a');
  act(() => result.current.decided('a'));
  await lies(result, 'b');
  act(() => result.current.seen());
  await waitFor(() => expect(calls).toContain('prepare c'));
  act(() => result.current.bringBack('a'));
  await lies(result, 'a');
  await waitFor(() => expect(calls).toContain('release c'));
  act(() => result.current.decided('a'));
  expect(result.current.desk).toMatchObject({ is: 'open', id: 'b' });
});

it('brings one back though the next one is on its way still, and lets that go when it comes', async () => {
  const { source, calls } = sourceOf('a', 'b', 'c');
  const { result } = open(source);
  await lies(result, 'a');
  let come: (next: { found: Case; waiting: number }) => void = () => undefined;
  vi.spyOn(source, 'next').mockReturnValueOnce(new Promise((resolve) => (come = resolve)));
  act(() => result.current.decided('a'));
  expect(result.current.desk.is).toBe('loading');
  act(() => result.current.bringBack('a'));
  await lies(result, 'a');
  await act(async () => come({ found: { id: 'b' }, waiting: 2 }));
  expect(result.current.desk).toMatchObject({ is: 'open', id: 'a' });
  expect(calls).toContain('release b');
  act(() => result.current.decided('a'));
  await lies(result, 'b');
});

it('brings one back by a press from before the next lay there, and lets that go', async () => {
  const { source, waiting, calls } = sourceOf('a', 'b', 'c');
  const { result } = open(source);
  await lies(result, 'a');
  const early = result.current.bringBack;
  waiting.shift();
  act(() => result.current.decided('a'));
  await lies(result, 'b');
  act(() => early('a'));
  await lies(result, 'a');
  expect(calls).toContain('release b');
  act(() => result.current.decided('a'));
  await lies(result, 'b');
});

it('says who has the one that was asked for', async () => {
  const { source, claims } = sourceOf('a', 'b');
  claims.set('b', { is: 'held', by: 'Bia Rocha' });
  const { result } = open(source, 'b');
  await waitFor(() => expect(result.current.desk).toEqual({ is: 'held', id: 'b', by: 'Bia Rocha' }));
  act(() => result.current.skip());
  await lies(result, 'a');
});

it('reads anew what was taken early and lay there for long', async () => {
  const { source, calls, claims } = sourceOf('a', 'b');
  const { result } = open(source);
  await lies(result, 'a');
  act(() => result.current.seen());
  await waitFor(() => expect(calls).toContain('prepare b'));
  claims.set('b', { is: 'over' });
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 60_000);
  act(() => result.current.decided('a'));
  await waitFor(() => expect(result.current.desk).toEqual({ is: 'over', id: 'b' }));
  vi.restoreAllMocks();
});

it('shows a failure, and tries the same again', async () => {
  const { source } = sourceOf('a');
  const failure = new ApiError(0, { code: 'UNAVAILABLE', message: 'Sem conexão.' });
  const failing = vi.spyOn(source, 'claim').mockRejectedValueOnce(failure);
  const { result } = open(source, 'a');
  await waitFor(() => expect(result.current.desk).toMatchObject({ is: 'failed', id: 'a' }));
  act(() => result.current.retry());
  await lies(result, 'a');
  expect(failing).toHaveBeenCalledTimes(2);
});
