import type { ReactNode } from 'react';
import type { Navigate } from '../internal/link.ts';
import type { PictureSource } from '../picture/picture.tsx';
import type { StampKind } from '../stamp/stamp.tsx';

/** `percent` from 0 to 100, absent while the result is not to be shown. */
export type PollOption = { id: string; label: string; percent?: number; votes?: number };

/** A theory as shown to one visitor. In a 'yes_no' poll the first option is yes, the second no. */
export type PollCardPoll = {
  id: string;
  title: string;
  type: 'yes_no' | 'multiple';
  state: 'open' | 'closed' | 'resolved';
  seriesTitle: string;
  /** Of the series: `ink` for words and bars, `shade` for the ground beneath words, and its poster, which needs no words here. */
  series?: { ink: string; shade: string; poster?: PictureSource | undefined } | undefined;
  /** The language of its words, where it isn't the page's. */
  lang?: string | undefined;
  options: readonly PollOption[];
  total?: number;
  myOptionId?: string | undefined;
  correctOptionId?: string | undefined;
  stamp?: StampKind | undefined;
  /** A line under the answers, such as when it closes. */
  note?: string | undefined;
  /** What happened, in a plain sentence, once it is resolved. */
  outcome?: string | undefined;
  /** What befell the visitor's own answer and isn't as they expect: it waits, or came too late. Said aloud. */
  notice?: string | undefined;
  /** How many had it right, as a ready text, once it is resolved. */
  verdict?: string | undefined;
  /** How it ended, in a few sentences, once it is resolved. */
  explanation?: string | undefined;
};

/** Every word of the card. Functions get numbers and give the ready text. */
export type PollCardLabels = {
  /** Names the group of answers: 'Sua resposta'. */
  choose: string;
  /** Names the list of bars: 'Resultado'. */
  results: string;
  yourVote: string;
  changeVote: string;
  keepVote: string;
  correct: string;
  more: string;
  less: string;
  /** Why nothing happens when an answer is pressed, for whom no script runs. */
  noScript?: string;
  percent: (percent: number) => string;
  total: (votes: number) => string;
  stamps: Readonly<Record<StampKind, string>>;
};

/** What a theory card takes. */
export type PollCardProps = {
  poll: PollCardPoll;
  labels: PollCardLabels;
  /** Called with the pressed answer, also when a vote is changed. The card shows nothing before the poll changes. */
  onVote: (optionId: string) => void;
  /** The id of the answer being sent: it shows a spinner and presses are ignored. */
  pending?: string | undefined;
  /** Beneath the results: share and the like. */
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3 | 4;
  /** The theory's own page: the title becomes a link. */
  href?: string;
  onNavigate?: Navigate;
  /** The open question that matters most in the view: larger, underlined by the thread. At most one. */
  featured?: boolean;
};
