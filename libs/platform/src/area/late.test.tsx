import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { MantineRoot } from '@fio/design-system/theme-provider';
import { defineWords } from '../i18n/index.ts';
// What Mantine asks of a browser.
import '../testing/area.tsx';
import { late } from './late.tsx';

afterEach(cleanup);

/** A form that says whether it was hidden, as what suspends in it would have it. */
const inForm = (part: ReactNode) =>
  render(
    <MantineRoot scheme="dark">
      <Suspense fallback="O formulário sumiu">
        <input aria-label="Título" />
        {part}
      </Suspense>
    </MantineRoot>,
  );
const expectForm = () => expect(screen.queryByText('O formulário sumiu')).toBeNull();

it('says in its place that it was lost, tries again, and leaves what was typed', async () => {
  const Part = ({ draw }: { draw: string }) => <p>A cláusula de {draw}</p>;
  const tries: (() => Promise<ComponentType<{ draw: string }>>)[] = [
    () => Promise.reject(new Error('Loading chunk 12 failed.')),
    () => Promise.resolve(Part),
  ];
  const Clause = late(() => (tries.shift() ?? (() => Promise.resolve(Part)))());
  inForm(<Clause draw="maio" />);
  const title = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.change(title, { target: { value: 'Sorteio de maio' } });
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(screen.queryByText('A cláusula de maio')).toBeNull();

  fireEvent.click(again);
  await screen.findByText('A cláusula de maio');
  expect(screen.queryByRole('button')).toBeNull();
  expect(title.value).toBe('Sorteio de maio');

  inForm(<Clause draw="junho" />);
  expect(screen.getByText('A cláusula de junho')).toBeTruthy();
});

it('comes with its words, in its place, and is lost with them', async () => {
  const come = Promise.withResolvers<{ clause: string }>();
  // Words that never come would hold up every test after it.
  onTestFinished(() => come.resolve({ clause: 'A cláusula' }));
  const source = vi.fn(() => come.promise).mockRejectedValueOnce(new Error('Loading chunk 13 failed.'));
  const useWords = defineWords('clause', { pt: source, en: { clause: 'The clause' } });
  const Clause = late(async () => () => <p>{useWords()('clause')}</p>);
  inForm(<Clause />);
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  expectForm();

  fireEvent.click(again);
  await vi.waitFor(() => expect(source).toHaveBeenCalledTimes(2));
  expectForm();
  expect(document.querySelector('[aria-busy]')).not.toBeNull();
  come.resolve({ clause: 'A cláusula' });
  await screen.findByText('A cláusula');
});

it('waits in its place for what it fetches itself', async () => {
  const come = Promise.withResolvers<string>();
  const drawn = vi.fn();
  const Clause = late(async () => () => {
    drawn();
    return <p>{use(come.promise)}</p>;
  });
  inForm(<Clause />);
  await vi.waitFor(() => expect(drawn).toHaveBeenCalled());
  expectForm();
  come.resolve('A cláusula');
  await screen.findByText('A cláusula');
});
