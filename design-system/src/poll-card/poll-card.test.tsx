import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { multiple, pollLabels, withResults, yesNo } from '../stories/catalogue.ts';
import type { PollCardProps } from './poll-card-types.ts';
import { PollCard } from './poll-card.tsx';

const show = (props: Partial<PollCardProps>) => {
  const onVote = vi.fn<(optionId: string) => void>();
  render(
    <PollCard
      poll={multiple}
      labels={pollLabels}
      onVote={onVote}
      actions={<button>Compartilhar</button>}
      {...props}
    />,
  );
  return onVote;
};

const answers = () => within(screen.getByRole('group', { name: 'Sua resposta' })).getAllByRole('button');

test('before the vote there are answers, no numbers and no actions', () => {
  const onVote = show({});
  expect(answers()).toHaveLength(4);
  expect(screen.queryByText(/%/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Compartilhar' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'O carteiro, desde o começo' }));
  expect(onVote).toHaveBeenCalledExactlyOnceWith('a');
});

test('while a vote is sent, further presses are ignored', () => {
  const onVote = show({ pending: 'b' });
  answers().forEach((answer) => fireEvent.click(answer));
  expect(onVote).not.toHaveBeenCalled();
});

test('after the vote the own answer is marked by a word', () => {
  show({ poll: withResults(yesNo, [62, 38], 's') });
  const results = within(screen.getByRole('list', { name: 'Resultado' }));
  expect(results.getAllByRole('listitem').map((bar) => bar.textContent)).toEqual([
    'Sim seu voto62%',
    'Não38%',
  ]);
  expect(screen.getByRole('button', { name: 'Compartilhar' })).toBeTruthy();
});

test('the results are read aloud when the vote brings them, not with the page', () => {
  const props = { labels: pollLabels, onVote: vi.fn<(optionId: string) => void>() };
  const { rerender } = render(<PollCard {...props} poll={yesNo} />);
  // Before it stands what befell one's own answer.
  const said = () => screen.getAllByRole('status').at(-1)?.textContent;
  rerender(<PollCard {...props} poll={withResults(yesNo, [62, 38], 's')} />);
  expect(said()).toBe('Sim: 62%, Não: 38%');
  rerender(<PollCard {...props} poll={withResults(yesNo, [61, 39], 's')} />);
  expect(said()).toBe('Sim: 62%, Não: 38%');
  cleanup();
  show({ poll: withResults(yesNo, [62, 38], 's') });
  expect(said()).toBe('');
});

test('the answers say what they answer', () => {
  show({ poll: yesNo });
  const group = screen.getByRole('group', { name: 'Sua resposta' });
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    yesNo.title,
  );
});

test('an open theory lets the vote be changed, and kept after all', () => {
  const onVote = show({ poll: withResults(yesNo, [62, 38], 's') });
  fireEvent.click(screen.getByRole('button', { name: 'Mudar meu voto' }));
  expect(answers().map((answer) => answer.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  fireEvent.click(screen.getByRole('button', { name: 'Manter meu voto' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(onVote).not.toHaveBeenCalled();
});

test('a closed theory takes no vote', () => {
  show({ poll: { ...withResults(yesNo, [71, 29]), state: 'closed' } });
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Mudar meu voto' })).toBeNull();
});

test('a resolved theory says its right answer and its stamp in words', () => {
  const poll = {
    ...withResults(multiple, [41, 33, 17, 9], 'b'),
    state: 'resolved',
    stamp: 'confirmed',
    correctOptionId: 'b',
    verdict: '33% acertaram',
  } as const;
  show({ poll });
  expect(screen.getByText('33% acertaram')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Resposta certa' })).toBeTruthy();
  expect(screen.getByText('Confirmada')).toBeTruthy();
});

test('results stand by their votes, and the answers to choose from stay as they were put', () => {
  const poll = withResults(multiple, [9, 33, 17, 41], undefined);
  const put = poll.options.map(({ label }) => label);
  const voted = {
    ...poll,
    options: poll.options.map((option) => ({ ...option, votes: option.percent ?? 0 })),
  };
  show({ poll: { ...voted, myOptionId: 'a' } });
  const first = within(screen.getByRole('list', { name: 'Resultado' })).getAllByRole('listitem')[0];
  expect(first?.textContent).toContain(put[3]);
  fireEvent.click(screen.getByRole('button', { name: pollLabels.changeVote }));
  expect(answers().map(({ textContent }) => textContent)).toEqual(put);
});
