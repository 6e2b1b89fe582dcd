import { describe, expect, it } from 'vitest';
import { boundedWindow, promotionWindow, windowBound } from './window.ts';

const start = new Date('2026-10-01T03:00:00Z');
const end = new Date('2026-12-01T02:59:59Z');
const after = (instant: Date, milliseconds: number): Date => new Date(instant.getTime() + milliseconds);

describe('promotionWindow', () => {
  it.each([
    ['before the start', after(start, -1), { hasStarted: false, hasEnded: false, isEnabled: false }],
    ['at the start', start, { hasStarted: false, hasEnded: false, isEnabled: false }],
    ['just after the start', after(start, 1), { hasStarted: true, hasEnded: false, isEnabled: true }],
    ['at the end', end, { hasStarted: true, hasEnded: false, isEnabled: true }],
    ['just after the end', after(end, 1), { hasStarted: true, hasEnded: true, isEnabled: false }],
  ])('%s', (_, now, expected) => {
    expect(promotionWindow(start, end, now)).toEqual(expected);
  });

  it('is open on a side without a bound', () => {
    expect(promotionWindow(null, null, start).isEnabled).toBe(true);
    expect(promotionWindow(null, end, new Date(0)).isEnabled).toBe(true);
    expect(promotionWindow(start, null, after(end, 1)).isEnabled).toBe(true);
    expect(promotionWindow(null, end, after(end, 1)).isEnabled).toBe(false);
    expect(promotionWindow(start, null, start).isEnabled).toBe(false);
  });

  it('stays shut where a bound is no date', () => {
    const broken = new Date('amanhã');
    expect(promotionWindow(broken, end, after(start, 1)).isEnabled).toBe(false);
    expect(promotionWindow(start, broken, after(start, 1)).isEnabled).toBe(false);
  });
});

describe('windowBound', () => {
  it.each([
    ['2027-01-01', 'start', '2027-01-01T03:00:00.000Z'],
    ['2027-01-01', 'end', '2027-01-02T02:59:59.999Z'],
    ['2027-01-01T08:00', 'end', '2027-01-01T11:00:00.000Z'],
    ['2027-01-01T08:00:00Z', 'start', '2027-01-01T08:00:00.000Z'],
    ['2027-01-01T08:00:00-05:00', 'start', '2027-01-01T13:00:00.000Z'],
  ] as const)('reads %s as a %s', (text, edge, instant) => {
    expect(windowBound(text, edge).toISOString()).toBe(instant);
  });

  it.each(['', 'amanhã', '2027-13-01'])('is no date for “%s”', (text) => {
    expect(windowBound(text, 'start').getTime()).toBeNaN();
  });
});

it('boundedWindow reads its bounds from texts, and has none where there is none', () => {
  const now = new Date('2027-01-02T02:59:59.999Z');
  expect(boundedWindow({ start: null, end: '2027-01-01' }, now)).toEqual({
    start: null,
    end: now,
    hasStarted: true,
    hasEnded: false,
    isEnabled: true,
  });
});
