/**
 * A theory of the demonstration content, before it becomes a poll.
 * Days are relative to the moment of seeding (negative: in the past); `correct` indexes `options`.
 */
export type DemoTheory = {
  slug: string;
  /** Slug of a series in `demoShows`. */
  show: string;
  title: string;
  type: 'yes_no' | 'multiple';
  options: string[];
  state: 'draft' | 'scheduled' | 'open' | 'closed' | 'resolved' | 'archived';
  opensInDays: number;
  closesInDays: number;
  featured?: boolean;
  correct?: number;
  stamp?: 'confirmed' | 'denied' | 'invented';
  note?: string;
  /** How the demonstration votes lean, one weight per option; only their ratio matters. */
  weights: number[];
  /** Demonstration votes to cast: 0 before a theory has opened. */
  votes: number;
};

/** The only two answers of a `yes_no` theory, in this order. */
export const yesNo: string[] = ['Sim', 'Não'];
