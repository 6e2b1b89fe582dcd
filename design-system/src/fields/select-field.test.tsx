import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

it('opens at once when it was pressed before its code was here', async () => {
  // Test files share their modules, and another may have had the code loaded already.
  vi.resetModules();
  const { MantineRoot } = await import('../theme-provider/index.ts');
  const { SelectField } = await import('./select-field.tsx');
  render(
    <MantineRoot scheme="light">
      <SelectField label="Sorteio" data={[{ value: '1', label: 'Sorteio de Natal' }]} />
    </MantineRoot>,
  );
  fireEvent.click(screen.getByLabelText('Sorteio'));
  await screen.findByRole('option', { name: 'Sorteio de Natal' });
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Sorteio' }));
});
