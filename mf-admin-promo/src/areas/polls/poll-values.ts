import type { adminPolls } from '@fio/contracts/admin/polls';
import type { BodyOf, ResponseOf } from '@fio/contracts/core/endpoint';
import { nextSlug } from '../../fields/slug-of.ts';

export type PollDetail = ResponseOf<typeof adminPolls.get>;
export type PollValues = BodyOf<typeof adminPolls.create>;

/** What stands in the form's fields. A new theory is asked with yes or no, the kind most of them are. */
export function valuesOf(poll: PollDetail | null): PollValues {
  if (!poll)
    return {
      showId: '',
      title: '',
      slug: '',
      type: 'yes_no',
      options: [],
      opensAt: null,
      closesAt: null,
      featured: false,
    };
  const { showId, title, slug, type, opensAt, closesAt, featured } = poll;
  // The server gives a yes/no theory its answers; they are not the editor's.
  const options = type === 'multiple' ? poll.options.map(({ id, label }) => ({ id, label })) : [];
  return { showId, title, slug, type, options, opensAt, closesAt, featured };
}

/** A copy asks the same in a period of its own, at the next address: its answers are new ones. */
export const copiedOf = (values: PollValues): PollValues => ({
  ...values,
  slug: nextSlug(values),
  options: values.options.map(({ label }) => ({ label })),
  opensAt: null,
  closesAt: null,
  featured: false,
});

/** From the first vote on, or once it was closed, the answers people saw stay as they are. */
export const lockedOptions = (poll: PollDetail | null): number =>
  poll && poll.type === 'multiple' && (poll.votes > 0 || poll.state === 'closed' || poll.state === 'resolved')
    ? poll.options.length
    : 0;

type Option = PollValues['options'][number];

/** The first rows keep who they are once people have voted for them; before that an option is its text. */
export const optionsOf = (texts: readonly string[], before: readonly Option[], locked: number): Option[] =>
  texts.map((label, index) => (index < locked && before[index] ? before[index] : { label }));
