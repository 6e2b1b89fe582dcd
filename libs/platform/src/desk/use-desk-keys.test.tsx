import type { ReactNode } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCharacterKeys } from '../feedback/index.ts';
import { useDeskKeys } from './use-desk-keys.ts';

const act = { a: vi.fn(), undo: vi.fn() };
beforeEach(() => Object.values(act).forEach((one) => one.mockClear()));
afterEach(() => useCharacterKeys.setState({ areOn: true }));

function Desk({ children }: { children?: ReactNode }) {
  useDeskKeys({ a: act.a, z: act.undo, 'ctrl+z': act.undo });
  return (
    <>
      <input aria-label="Valor" />
      <input type="radio" aria-label="Ilegível" />
      {children}
    </>
  );
}

it('does what its key is for, and with Ctrl only what is for that', () => {
  render(<Desk />);
  for (const key of ['a', 'A']) fireEvent.keyDown(document.body, { key });
  fireEvent.keyDown(document.body, { key: 'a', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'a', repeat: true });
  expect(act.a).toHaveBeenCalledTimes(2);
  for (const how of [{}, { ctrlKey: true }, { metaKey: true }])
    fireEvent.keyDown(document.body, { key: 'z', ...how });
  fireEvent.keyDown(document.body, { key: 'z', altKey: true });
  expect(act.undo).toHaveBeenCalledTimes(3);
});

it('does nothing by a letter for who switched those keys off, and still undoes by Ctrl', () => {
  useCharacterKeys.setState({ areOn: false });
  render(<Desk />);
  for (const key of ['a', 'z']) fireEvent.keyDown(document.body, { key });
  expect([act.a.mock.calls.length, act.undo.mock.calls.length]).toEqual([0, 0]);
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(act.undo).toHaveBeenCalledOnce();
});

it('only types in a field, which Escape leaves', () => {
  render(<Desk />);
  const field = screen.getByRole('textbox');
  field.focus();
  fireEvent.keyDown(field, { key: 'a' });
  fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(document.activeElement).not.toBe(field);
  fireEvent.keyDown(screen.getByRole('radio'), { key: 'a' });
  expect([act.a.mock.calls.length, act.undo.mock.calls.length]).toEqual([1, 0]);
});

it('does nothing while something that is open has the keyboard', () => {
  // jsdom draws nothing.
  Element.prototype.checkVisibility ??= () => true;
  render(
    <Desk>
      <div role="dialog" />
    </Desk>,
  );
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(act.a).not.toHaveBeenCalled();
});
