import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FieldChoices, type Side } from './field-choices.tsx';

test('each difference is a choice of its own, and nothing is said to be nothing', () => {
  const onChoose = vi.fn<(id: string, side: Side) => void>();
  render(
    <FieldChoices
      labels={{ mine: 'A minha', theirs: 'A salva', nothing: 'nada' }}
      onChoose={onChoose}
      choices={[
        { id: 'title', label: 'Título', mine: 'A', theirs: 'B', chosen: 'mine' },
        { id: 'text', label: 'Texto', mine: 'x', theirs: '', chosen: 'theirs' },
      ]}
    />,
  );
  const title = within(screen.getByRole('radiogroup', { name: 'Título' }));
  expect(title.getByRole('radio', { name: /A minha/ })).toHaveProperty('checked', true);
  fireEvent.click(title.getByRole('radio', { name: /A salva/ }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('title', 'theirs');
  const text = within(screen.getByRole('radiogroup', { name: 'Texto' }));
  expect(text.getByRole('radio', { name: 'A salva nada' })).toHaveProperty('checked', true);
});
