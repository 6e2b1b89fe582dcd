import type { adminSuggestions } from '@fio/contracts/admin/suggestions';
import type { ResponseOf } from '@fio/contracts/core/endpoint';

export type SuggestionDetail = ResponseOf<typeof adminSuggestions.get>;

const NAME_LENGTH = 80;

/** A suggestion is called by its first words. */
export const nameOf = ({ text }: { readonly text: string }): string =>
  text.length <= NAME_LENGTH ? text : `${text.slice(0, NAME_LENGTH).trimEnd()}…`;
