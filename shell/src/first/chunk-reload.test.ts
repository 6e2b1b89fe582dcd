import { describe, expect, it, vi } from 'vitest';
import { reloadForChunk } from './chunk-reload.ts';

function effects(last: number | null, now: number) {
  const kept = new Map<string, string>(last === null ? [] : [['chunk-reload', String(last)]]);
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return { now, store, reload: vi.fn(), kept };
}

describe('reloadForChunk', () => {
  it('reloads on the first failure', () => {
    const world = effects(null, 1_000_000);
    expect(reloadForChunk(true, world)).toBe(true);
    expect(world.reload).toHaveBeenCalledOnce();
    expect(world.kept.get('chunk-reload')).toBe('1000000');
  });

  it('does not reload an initial load twice within 60 s', () => {
    const world = effects(1_000_000, 1_059_999);
    expect(reloadForChunk(true, world)).toBe(false);
    expect(world.reload).not.toHaveBeenCalled();
    expect(reloadForChunk(true, effects(1_000_000, 1_060_000))).toBe(true);
  });

  it('always reloads a page that was in use', () => {
    expect(reloadForChunk(false, effects(1_000_000, 1_000_001))).toBe(true);
  });
});
