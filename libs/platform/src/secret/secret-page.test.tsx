import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { SecretForm } from './secret-form.tsx';
import { SecretPage } from './secret-page.tsx';

afterEach(cleanup);

const CREATED = { id: 'one', secret: 'fio_segredo' };

function Form({ onCreated }: { onCreated: (created: typeof CREATED) => void }) {
  const send = (event: { preventDefault(): void }) => {
    event.preventDefault();
    onCreated(CREATED);
    return Promise.resolve();
  };
  return (
    <SecretForm lead="Para que serve." error="Não deu." submit="Criar" isSending={false} onSubmit={send}>
      <input aria-label="Nome" />
    </SecretForm>
  );
}
const At = () => <output>{useLocation().pathname}</output>;

function show(): void {
  render(
    <MemoryRouter initialEntries={['/admin/keys/create']}>
      <SecretPage
        title="Criar chave"
        list={{ title: 'Chaves', href: '/admin/keys' }}
        words={{ title: 'Chave criada', text: 'Copie agora.', label: 'Chave' }}
        Form={Form}
        next={({ id }) => `/admin/keys/${id}`}
      />
      <At />
    </MemoryRouter>,
  );
}

it('asks, says what is wrong, and shows the secret in the place of the form', () => {
  show();
  expect(screen.getByRole('alert').textContent).toBe('Não deu.');
  fireEvent.click(screen.getByRole('button', { name: 'Criar' }));
  expect(screen.queryByRole('textbox', { name: 'Nome' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Chave criada' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Chave' }).value).toBe(CREATED.secret);
});

it('leads on with the secret in hand, to what was made', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Criar' }));
  fireEvent.click(screen.getByRole('button', { name: 'Já guardei' }));
  expect(screen.getByRole('status').textContent).toBe('/admin/keys/one');
});
