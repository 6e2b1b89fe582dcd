import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MantineRoot } from '../theme-provider/index.ts';
import { SelectField } from './select-field.tsx';

it('opens at once when it was pressed before its code was here', async () => {
  render(
    <MantineRoot scheme="light">
      <SelectField label="Sorteio" data={[{ value: '1', label: 'Sorteio de Natal' }]} />
    </MantineRoot>,
  );
  fireEvent.click(screen.getByLabelText('Sorteio'));
  await screen.findByRole('option', { name: 'Sorteio de Natal' });
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Sorteio' }));
});
