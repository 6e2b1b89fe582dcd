import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toast, useToasts } from '../feedback/index.ts';
import { FormAlert } from './form-alert.tsx';

const Toasts = () => useToasts().map(({ id, message }) => <p key={id}>{message}</p>);
const page = (message: string | undefined) => (
  <>
    <FormAlert message={message} />
    <Toasts />
  </>
);

it('says alone what refused the form, and has the focus', async () => {
  toast.error('Usuário ou senha incorretos.');
  const { rerender } = render(page(undefined));
  expect(screen.getByText('Usuário ou senha incorretos.')).toBeTruthy();
  rerender(page('Usuário ou senha incorretos.'));
  const [alert, ...others] = await screen.findAllByText('Usuário ou senha incorretos.');
  expect(others).toEqual([]);
  expect(alert?.getAttribute('role')).toBe('alert');
  expect(document.activeElement).toBe(alert);
});
