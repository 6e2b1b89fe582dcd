import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PACE, usePlayer } from './use-player.ts';

let isStill = false;
beforeEach(() => {
  isStill = false;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function watching(total: number, isSettled = true) {
  const { result, rerender } = renderHook(
    ({ steps, settled }: { steps: number; settled: boolean }) => usePlayer(steps, settled),
    { initialProps: { steps: total, settled: isSettled } },
  );
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const there = async (steps: number, settled = true) => {
    rerender({ steps, settled });
    await wait(0);
  };
  return { player: () => result.current, there, wait };
}

describe('who watches', () => {
  it('is shown a prize the moment it comes, and what comes together one by one', async () => {
    const { player, there, wait } = watching(0);
    await there(1);
    expect(player().shown).toBe(1);
    await wait(60_000);
    await there(5);
    expect(player().shown).toBe(2);
    await wait(PACE);
    expect(player().shown).toBe(3);
    for (let turn = 0; turn < 2; turn += 1) await wait(PACE);
    expect([player().shown, player().isPlaying]).toEqual([5, false]);
  });

  it('is shown all at once where no motion is wanted', async () => {
    isStill = true;
    const { player, there } = watching(1);
    await there(9);
    expect(player().shown).toBe(9);
  });

  it('and comes late sees all there is, whenever it has arrived', async () => {
    const { player, there } = watching(8, false);
    expect(player().shown).toBe(8);
    await there(20);
    expect([player().shown, player().isPlaying]).toEqual([20, false]);
  });
});

describe('who sees it again', () => {
  it('plays from the beginning, pauses, and goes on', async () => {
    const { player, wait } = watching(3);
    act(() => player().play());
    expect([player().shown, player().isPlaying]).toEqual([0, true]);
    await wait(PACE / 2);
    expect(player().shown).toBe(1);
    act(() => player().pause());
    await wait(10 * PACE);
    expect(player().shown).toBe(1);
    act(() => player().play());
    for (let turn = 0; turn < 2; turn += 1) await wait(PACE);
    expect([player().shown, player().isPlaying]).toEqual([3, false]);
  });

  it('steps back and forth within what there is, and stays there while more comes', async () => {
    const { player, there, wait } = watching(3);
    act(() => player().goTo(1));
    expect([player().shown, player().isChosen, player().isPlaying]).toEqual([1, true, false]);
    await there(4);
    await wait(10 * PACE);
    expect(player().shown).toBe(1);
    act(() => player().goTo(-2));
    expect(player().shown).toBe(0);
    act(() => player().goTo(9));
    expect(player().shown).toBe(4);
    await there(5);
    expect(player().shown).toBe(5);
  });
});
