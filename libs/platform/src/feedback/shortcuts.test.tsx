import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showShortcuts, type Shortcut, useShortcuts, useShownShortcuts } from './index.ts';

const approve = { key: 'A', label: 'Aprovar' };
const next = { key: 'N', label: 'Próxima' };

it('has the keys of the screens that are there, as they are now', () => {
  const shown = renderHook(() => useShownShortcuts());
  const list = renderHook(() => useShortcuts([next]));
  const desk = renderHook(({ keys }: { keys: readonly Shortcut[] }) => useShortcuts(keys), {
    initialProps: { keys: [approve] },
  });
  expect(shown.result.current).toEqual({ isShown: false, shortcuts: [next, approve] });
  desk.rerender({ keys: [{ ...approve, label: 'Approve' }] });
  act(() => showShortcuts());
  expect(shown.result.current).toEqual({ isShown: true, shortcuts: [next, { key: 'A', label: 'Approve' }] });
  list.unmount();
  desk.unmount();
  act(() => showShortcuts(false));
  expect(shown.result.current).toEqual({ isShown: false, shortcuts: [] });
});
