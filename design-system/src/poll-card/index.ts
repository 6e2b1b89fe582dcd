export { PollCard } from './poll-card.tsx';
export type { PollCardLabels, PollCardPoll, PollCardProps, PollOption } from './poll-card-types.ts';
