/**
 * A theory of the demonstration content, before it becomes a poll.
 * Days are from the seeding, as the series' premiere is told in `demoShows`, and move with it; `correct` indexes `options`.
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
  /** `{{premiere}}` stands for the day the series comes out, as 22.01.27. */
  note?: string;
  /** How the demonstration votes lean, one weight per option; only their ratio matters. */
  weights: number[];
  /** Demonstration votes to cast: 0 before a theory has opened. */
  votes: number;
};

/** The only two answers of a `yes_no` theory, in this order. */
export const yesNo: string[] = ['Sim', 'Não'];
