import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../button/index.ts';
import { IconShare } from '../icons/index.ts';
import { longTitle, multiple, pollLabels, withResults, yesNo } from '../stories/catalogue.ts';
import { inColumn } from '../stories/decorators/boxes.tsx';
import type { PollCardProps } from './poll-card-types.ts';
import { PollCard } from './poll-card.tsx';

const share = (
  <Button size="sm" variant="secondary" icon={<IconShare />}>
    Compartilhar
  </Button>
);

const meta = {
  title: 'Components/Content/Poll card',
  component: PollCard,
  decorators: [inColumn],
  args: {
    poll: yesNo,
    labels: pollLabels,
    onVote: () => undefined,
    actions: share,
    href: '#teoria',
  },
} satisfies Meta<typeof PollCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const YesNo: Story = {};
export const YesNoVoted: Story = { args: { poll: withResults(yesNo, [62, 38], 's') } };
export const Multiple: Story = { args: { poll: multiple } };
export const MultipleVoted: Story = { args: { poll: withResults(multiple, [41, 33, 17, 9], 'b') } };
export const Sending: Story = { args: { poll: multiple, pending: 'b' } };
export const Featured: Story = { args: { poll: multiple, featured: true } };
export const LongTitle: Story = { args: { poll: { ...yesNo, title: longTitle } } };
export const NoVotesYet: Story = { args: { poll: { ...yesNo, total: 0 } } };

export const ManyChoices: Story = {
  args: {
    poll: {
      ...multiple,
      options: Array.from({ length: 9 }, (_, index) => ({
        id: String(index),
        label: `Pista número ${index + 1}`,
      })),
    },
  },
};

/** An answer of the visitor's that isn't counted. */
export const Waiting: Story = {
  args: {
    poll: { ...yesNo, notice: 'Sem conexão: o seu voto em “Sim” ainda não foi contado.' },
  },
};

export const Closed: Story = {
  args: { poll: { ...withResults(yesNo, [71, 29]), state: 'closed', note: 'Encerrada em 18 nov 2026' } },
};

export const ResolvedRight: Story = {
  args: {
    poll: {
      ...withResults(multiple, [41, 33, 17, 9], 'b'),
      state: 'resolved',
      stamp: 'confirmed',
      correctOptionId: 'b',
      verdict: '33% acertaram',
      note: 'Resolvida em 20 nov 2026',
    },
  },
};

export const ResolvedWrong: Story = {
  args: {
    poll: {
      ...withResults(yesNo, [71, 29], 's'),
      state: 'resolved',
      stamp: 'denied',
      correctOptionId: 'n',
      verdict: '29% acertaram. Desta vez, você não',
      note: 'Não foi dessa vez',
    },
  },
};

const Playground = (props: PollCardProps) => {
  const [mine, setMine] = useState<string>();
  const poll = mine === undefined ? multiple : withResults(multiple, [41, 33, 17, 9], mine);
  return <PollCard {...props} poll={poll} onVote={setMine} />;
};

/** Vote: the card keeps its height. */
export const Playable: Story = { render: (args) => <Playground {...args} href={undefined} /> };
