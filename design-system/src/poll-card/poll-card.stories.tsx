import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../button/index.ts';
import { IconShare } from '../icons/index.ts';
import { longTitle, multiple, pollLabels, withResults, yesNo } from '../stories/catalogue.ts';
import classes from '../stories/stories.module.css';
import type { PollCardPoll } from './poll-card-types.ts';
import { PollCard } from './poll-card.tsx';

const meta = { title: 'Components/Content/Poll card', component: PollCard } satisfies Meta<typeof PollCard>;
export default meta;

const share = (
  <Button size="sm" variant="secondary" icon={<IconShare />}>
    Compartilhar
  </Button>
);

const Card = ({ poll, ...rest }: { poll: PollCardPoll; pending?: string; featured?: boolean }) => (
  <div className={classes['column']}>
    <PollCard
      {...rest}
      poll={poll}
      labels={pollLabels}
      onVote={() => undefined}
      actions={share}
      href="#teoria"
    />
  </div>
);

export const YesNo: StoryObj = { render: () => <Card poll={yesNo} /> };
export const YesNoVoted: StoryObj = { render: () => <Card poll={withResults(yesNo, [62, 38], 's')} /> };
export const Multiple: StoryObj = { render: () => <Card poll={multiple} /> };
export const MultipleVoted: StoryObj = {
  render: () => <Card poll={withResults(multiple, [41, 33, 17, 9], 'b')} />,
};
export const Sending: StoryObj = { render: () => <Card poll={multiple} pending="b" /> };
export const Featured: StoryObj = { render: () => <Card poll={multiple} featured /> };
export const LongTitle: StoryObj = { render: () => <Card poll={{ ...yesNo, title: longTitle }} /> };
export const NoVotesYet: StoryObj = { render: () => <Card poll={{ ...yesNo, total: 0 }} /> };

export const ManyChoices: StoryObj = {
  render: () => (
    <Card
      poll={{
        ...multiple,
        options: Array.from({ length: 9 }, (_, index) => ({
          id: String(index),
          label: `Pista número ${index + 1}`,
        })),
      }}
    />
  ),
};

export const Closed: StoryObj = {
  render: () => (
    <Card poll={{ ...withResults(yesNo, [71, 29]), state: 'closed', note: 'Encerrada em 18 nov 2026' }} />
  ),
};

export const ResolvedRight: StoryObj = {
  render: () => (
    <Card
      poll={{
        ...withResults(multiple, [41, 33, 17, 9], 'b'),
        state: 'resolved',
        stamp: 'confirmed',
        correctOptionId: 'b',
        verdict: '33% acertaram',
        note: 'Resolvida em 20 nov 2026',
      }}
    />
  ),
};

export const ResolvedWrong: StoryObj = {
  render: () => (
    <Card
      poll={{
        ...withResults(yesNo, [71, 29], 's'),
        state: 'resolved',
        stamp: 'denied',
        correctOptionId: 'n',
        verdict: '29% acertaram. Desta vez, você não',
        note: 'Não foi dessa vez',
      }}
    />
  ),
};

const Playground = () => {
  const [mine, setMine] = useState<string>();
  const poll = mine === undefined ? multiple : withResults(multiple, [41, 33, 17, 9], mine);
  return (
    <div className={classes['column']}>
      <PollCard poll={poll} labels={pollLabels} onVote={setMine} actions={share} />
    </div>
  );
};

/** Vote: the card keeps its height. */
export const Playable: StoryObj = { render: () => <Playground /> };
