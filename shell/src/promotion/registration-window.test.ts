import { describe, expect, it } from 'vitest';
import { registrationWindow } from './registration-window.ts';

const now = new Date('2026-11-21T12:00:00Z');
const configured = { start: '2026-11-01T03:00:00.000Z', end: '2026-12-01T02:59:59.999Z' };

describe('registrationWindow', () => {
  it('follows the configuration', () => {
    expect(registrationWindow(configured, '', now)).toMatchObject({ isEnabled: true, isPreview: false });
    expect(registrationWindow({ start: null, end: '2026-11-20T00:00:00Z' }, '', now)).toMatchObject({
      hasEnded: true,
    });
  });

  it('lets the query take the place of either instant, as a preview', () => {
    const state = registrationWindow(configured, '?register_start=2026-12-24T00:00:00Z', now);
    expect(state).toMatchObject({ hasStarted: false, isEnabled: false, isPreview: true });
  });

  it('stays shut on a date that is none', () => {
    expect(registrationWindow(configured, '?register_end=amanha', now).isEnabled).toBe(false);
  });
});
