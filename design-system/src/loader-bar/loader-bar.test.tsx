import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoaderBar } from './loader-bar.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const bar = () => screen.queryByRole('progressbar', { name: 'Carregando' });
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

test('a request shorter than 10 ms shows nothing', () => {
  const { rerender } = render(<LoaderBar active label="Carregando" />);
  pass(9);
  expect(bar()).toBeNull();
  rerender(<LoaderBar active={false} label="Carregando" />);
  pass(1000);
  expect(bar()).toBeNull();
});

test('from 10 ms on it shows, and moves every 50 ms until the request ends', () => {
  const { rerender } = render(<LoaderBar active label="Carregando" />);
  pass(10);
  const width = () => bar()?.querySelector('div')?.style.transform;
  const first = width();
  pass(49);
  expect(width()).toBe(first);
  pass(1);
  expect(width()).not.toBe(first);
  rerender(<LoaderBar active={false} label="Carregando" />);
  expect(bar()).toBeNull();
});
