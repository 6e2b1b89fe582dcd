import type { PollView } from '@fio/contracts/public/polls';
import { votes } from '@fio/contracts/public/votes';
import { answer, STORY_NOW, type Meta, type StoryObj } from '@fio/platform/testing/stories';
import { NO, POLL, samplePoll, sampleVisitor, YES } from '../testing/samples.ts';
import { Theory } from './theory.tsx';

const meta = { title: 'Components/Theory', component: Theory } satisfies Meta<typeof Theory>;
export default meta;

const story = (poll: PollView): StoryObj => ({ render: () => <Theory poll={poll} headingLevel={1} /> });

/** What whoever has answered yes sees. */
const answered = (poll: PollView): StoryObj => ({
  ...story(poll),
  parameters: {
    page: {
      path: '/',
      visitor: sampleVisitor,
      answers: [
        answer(votes.mine, {
          items: [{ pollId: POLL, optionId: YES, votedAt: STORY_NOW, poll, hit: null, check: null }],
        }),
      ],
    },
  },
});

/** No vote is accepted any more. */
const ended = (changes: Partial<PollView> & Pick<PollView, 'state'>) => {
  const { results, ...poll } = samplePoll({ closesAt: '2026-03-10T15:00:00Z', ...changes });
  return { ...poll, results: { ...results, state: changes.state } };
};
const closed = ended({ state: 'closed' });

export const Open = story(samplePoll());
export const Answered = answered(closed);
export const Closed = story(closed);
export const Resolved = answered(
  ended({
    state: 'resolved',
    correctOptionId: NO,
    stamp: 'denied',
    note: 'No sexto episódio a luz se apaga e ninguém vem.',
    resolvedAt: '2026-03-17T23:30:00Z',
    right: { votes: 1, percent: 25 },
  }),
);
