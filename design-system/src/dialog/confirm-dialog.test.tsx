import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MantineRoot } from '../theme-provider/index.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { ConfirmOptions } from './confirm-dialog.tsx';

const options: ConfirmOptions = {
  title: 'Excluir a enquete?',
  text: 'Os votos continuam guardados.',
  confirmText: 'Excluir',
  cancelText: 'Cancelar',
};

const show = (asked: ConfirmOptions | null, loading = false) => {
  const onConfirm = vi.fn<() => void>();
  const onCancel = vi.fn<() => void>();
  render(
    <MantineRoot scheme="dark" env="test">
      <ConfirmDialog
        options={asked}
        onConfirm={onConfirm}
        onCancel={onCancel}
        loading={loading}
        closeLabel="Fechar"
      />
    </MantineRoot>,
  );
  return {
    onConfirm,
    onCancel,
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
  };
};

const escape = () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });

test('it asks, and says which button was pressed', () => {
  const { onConfirm, onCancel, press } = show(options);
  expect(screen.getByRole('dialog', { name: 'Excluir a enquete?' })).toBeTruthy();
  press('Excluir');
  expect(onConfirm).toHaveBeenCalledOnce();
  press('Cancelar');
  expect(onCancel).toHaveBeenCalledOnce();
});

test('Escape cancels, unless it is persistent', () => {
  const { onCancel } = show(options);
  escape();
  expect(onCancel).toHaveBeenCalledOnce();
});

test.each([
  { persistent: true, loading: false },
  { persistent: false, loading: true },
])('it stays on Escape when %o', ({ persistent, loading }) => {
  const { onCancel } = show({ ...options, persistent }, loading);
  escape();
  expect(onCancel).not.toHaveBeenCalled();
});

test('nothing asked, nothing shown', () => {
  show(null);
  expect(screen.queryByRole('dialog')).toBeNull();
});
