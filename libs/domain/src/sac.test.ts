import { describe, expect, it } from 'vitest';
import { canMoveSac, SAC_STATES, SAC_TRANSITIONS } from './sac.ts';

describe('a request to customer service', () => {
  it('can be closed from wherever it is open, and opened again', () => {
    for (const state of SAC_STATES) expect(canMoveSac(state, 'closed')).toBe(state !== 'closed');
    for (const state of SAC_STATES) expect(canMoveSac(state, 'open')).toBe(state !== 'open');
  });

  it('is not answered once it is closed', () => {
    expect(canMoveSac('closed', 'answered')).toBe(false);
    expect(canMoveSac('answered', 'answered')).toBe(true);
  });

  it('never gets stuck', () => {
    for (const state of SAC_STATES) expect(SAC_TRANSITIONS[state]).not.toEqual([]);
  });
});
