import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../../button/index.ts';
import { IconShare } from '../../icons/index.ts';
import { PollCard } from '../../poll-card/index.ts';
import type { PollCardPoll } from '../../poll-card/index.ts';
import { Heading } from '../../text/index.ts';
import { longTitle, multiple, pollLabels, withResults, yesNo } from '../catalogue.ts';
import { PublicFrame } from '../frames.tsx';
import { wholePage } from '../decorators/page-parameters.ts';
import { Guidance } from '../guidance.tsx';

const meta = {
  title: 'Patterns/Theory card, all states',
  parameters: wholePage,
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

const cards: [string, PollCardPoll][] = [
  ['open', yesNo],
  ['voted', withResults(yesNo, [62, 38], 's')],
  ['open-multiple', multiple],
  ['voted-multiple', withResults(multiple, [41, 33, 17, 9], 'b')],
  ['long', { ...yesNo, title: longTitle }],
  ['closed', { ...withResults(yesNo, [71, 29]), state: 'closed', note: 'Encerrada em 18 nov 2026' }],
  [
    'confirmed',
    {
      ...withResults(multiple, [41, 33, 17, 9], 'b'),
      state: 'resolved',
      stamp: 'confirmed',
      correctOptionId: 'b',
    },
  ],
  [
    'denied',
    { ...withResults(yesNo, [71, 29], 's'), state: 'resolved', stamp: 'denied', correctOptionId: 'n' },
  ],
  ['invented', { ...withResults(multiple, [8, 5, 6, 81], 'd'), state: 'resolved', stamp: 'invented' }],
];

export const All: StoryObj = {
  render: () => (
    <PublicFrame>
      <div style={{ display: 'grid', gap: 24, padding: 'clamp(16px, 3vw, 40px)' }}>
        <Heading level={1}>Teorias</Heading>
        <div
          style={{
            display: 'grid',
            gap: 16,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
          }}
        >
          {cards.map(([key, poll]) => (
            <PollCard
              key={key}
              headingLevel={2}
              poll={{ ...poll, id: key }}
              labels={pollLabels}
              onVote={() => undefined}
              href="#teoria"
              actions={
                <Button size="sm" variant="secondary" icon={<IconShare />}>
                  Compartilhar
                </Button>
              }
            />
          ))}
        </div>
        <Guidance
          does="let the answer become the result in the same place, with the thread under the visitor's own."
          doesNot="colour right and wrong without a word: the stamp and the check say it."
        />
      </div>
    </PublicFrame>
  ),
};
