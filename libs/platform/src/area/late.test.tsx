import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it } from 'vitest';
import { MantineRoot } from '@fio/design-system/theme-provider';
// What Mantine asks of a browser.
import '../testing/area.tsx';
import { late } from './late.tsx';

afterEach(cleanup);

it('says in its place that it was lost, tries again, and leaves what was typed', async () => {
  const Part = ({ draw }: { draw: string }) => <p>A cláusula de {draw}</p>;
  const tries: (() => Promise<ComponentType<{ draw: string }>>)[] = [
    () => Promise.reject(new Error('Loading chunk 12 failed.')),
    () => Promise.resolve(Part),
  ];
  const Clause = late(() => (tries.shift() ?? (() => Promise.resolve(Part)))());
  render(
    <MantineRoot scheme="dark">
      <input aria-label="Título" />
      <Clause draw="maio" />
    </MantineRoot>,
  );
  const title = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.change(title, { target: { value: 'Sorteio de maio' } });
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(screen.queryByText('A cláusula de maio')).toBeNull();

  fireEvent.click(again);
  await screen.findByText('A cláusula de maio');
  expect(screen.queryByRole('button')).toBeNull();
  expect(title.value).toBe('Sorteio de maio');
});
