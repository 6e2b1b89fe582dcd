import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ChoiceField } from './choice-field.tsx';

const data = [
  { value: 'illegible', label: 'Ilegível' },
  { value: 'duplicate', label: 'Duplicada' },
];

function Reasons({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <ChoiceField
      label="Motivo"
      name="reason"
      required
      data={data}
      value={value}
      onChange={setValue}
      error={error}
    />
  );
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('a digit chooses, and the focus goes along', () => {
  render(<Reasons />);
  radio('Ilegível').focus();
  fireEvent.keyDown(radio('Ilegível'), { key: '2' });
  expect(radio('Duplicada').checked).toBe(true);
  expect(document.activeElement).toBe(radio('Duplicada'));
});

test('a digit beyond the choices, or held with Ctrl, chooses nothing', () => {
  render(<Reasons />);
  fireEvent.keyDown(radio('Ilegível'), { key: '3' });
  fireEvent.keyDown(radio('Ilegível'), { key: '1', ctrlKey: true });
  expect(data.some(({ label }) => radio(label).checked)).toBe(false);
});

test('the group has its name, and says what is wrong with it', () => {
  render(<Reasons error="Campo obrigatório." />);
  const group = screen.getByRole('radiogroup', { name: /Motivo/ });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Campo obrigatório.',
  );
});
