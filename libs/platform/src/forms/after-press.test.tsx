import { act, fireEvent, render, screen } from '@testing-library/react';
import * as z from 'zod/mini';
import { beforeEach, expect, it } from 'vitest';
import { required } from '@fio/contracts/core/fields';
import { useContractForm } from './form.ts';

const schema = z.object({ title: required() });

function Form() {
  const { form, errorOf } = useContractForm(schema, { title: '' });
  return (
    <form>
      <input aria-label="Título" {...form.register('title')} />
      <p role="status">{errorOf('title')}</p>
    </form>
  );
}

/** All that was begun has come to an end. */
const settled = () => act(() => new Promise((done) => setTimeout(done)));
const said = () => screen.getByRole('status').textContent;
const pointer = { button: 0, isPrimary: true };

beforeEach(() => {
  render(<Form />);
  fireEvent.focus(screen.getByRole('textbox'));
});

it('says what is wrong with a field that was left', async () => {
  fireEvent.blur(screen.getByRole('textbox'));
  await settled();
  expect(said()).toBe('Campo obrigatório.');
});

it.each(['pointerUp', 'pointerCancel', 'keyDown'] as const)(
  'says nothing of a field left by a press before that ended by %s',
  async (end) => {
    fireEvent.pointerDown(document.body, pointer);
    fireEvent.blur(screen.getByRole('textbox'));
    await settled();
    expect(said()).toBe('');

    fireEvent[end](document.body);
    await settled();
    expect(said()).toBe('Campo obrigatório.');
  },
);
