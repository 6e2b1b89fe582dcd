import { expect, it } from 'vitest';
import { dropProgress, keepProgress, keptProgress } from './progress.ts';

it('keeps what may rest in the browser, and neither CPF nor passwords nor consents', () => {
  keepProgress({
    cpf: '529.982.247-25',
    name: 'Maria',
    email: 'maria@example.com',
    password: 'Trem-azul-57!',
    passwordConfirmation: 'Trem-azul-57!',
    regulation: true,
  });
  expect(keptProgress()).toEqual({ name: 'Maria', email: 'maria@example.com' });
  const stored = JSON.stringify({ ...sessionStorage, ...localStorage });
  // Whole: any three digits may stand in what others keep there.
  for (const cpf of ['529.982.247-25', '52998224725']) expect(stored).not.toContain(cpf);
  expect(stored).not.toContain('Trem');
  dropProgress();
  expect(keptProgress()).toEqual({});
});
