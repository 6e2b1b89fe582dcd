import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastStack } from './toast-stack.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

const show = (type: 'info' | 'error' = 'info') => {
  const onDismiss = vi.fn<(id: string) => void>();
  render(
    <ToastStack
      toasts={[{ id: 't', type, message: 'Voto registrado.' }]}
      onDismiss={onDismiss}
      closeLabel="Fechar"
      label="Avisos"
    />,
  );
  return onDismiss;
};

test('a toast goes after 4000 ms', () => {
  const onDismiss = show();
  pass(3999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledWith('t');
});

test('it stays while hovered', () => {
  const onDismiss = show();
  fireEvent.mouseEnter(screen.getByRole('region', { name: 'Avisos' }));
  pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.mouseLeave(screen.getByRole('region', { name: 'Avisos' }));
  pass(4000);
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('it stays while its button has the focus, and goes when pressed', () => {
  const onDismiss = show();
  const close = screen.getByRole('button', { name: 'Fechar' });
  act(() => {
    close.focus();
  });
  pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.click(close);
  expect(onDismiss).toHaveBeenCalledWith('t');
});

test('an error is read aloud at once, the others in turn', () => {
  show('error');
  expect(screen.getByText('Voto registrado.').closest('[aria-live]')?.getAttribute('aria-live')).toBe(
    'assertive',
  );
});
