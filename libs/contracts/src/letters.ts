interface Letter {
  /** What its sender knows beyond the reader's name. */
  readonly variables: readonly string[];
  /** Those without which it says nothing: a text that leaves one out is refused. */
  readonly required: readonly string[];
}

const letter = <Variable extends string, Required extends Variable>(
  variables: readonly Variable[],
  required: readonly Required[],
) => ({ variables, required }) satisfies Letter;
const plain = { variables: [], required: [] } as const satisfies Letter;

/** The letters that the product sends, by the key that its code and its outbox know them by. */
export const LETTERS = {
  confirm: plain,
  reset: plain,
  password_changed: plain,
  email_change: plain,
  email_change_asked: plain,
  email_change_staff: plain,
  email_changed: plain,
  account_deleted: plain,
  unsubscribe_link: plain,
  news_welcome: plain,
  suggestion_approved: letter(['show', 'text'], []),
  suggestion_rejected: letter(['show', 'text', 'reason'], ['reason']),
  suggestion_merged: letter(['show', 'text'], []),
  sac_received: letter(['protocol'], ['protocol']),
  sac_answered: letter(['protocol', 'answer'], ['answer']),
  invoice_accepted: letter(['day', 'numbers'], ['numbers']),
  invoice_refused: letter(['day', 'reason'], ['reason']),
  prize_won: letter(['day', 'prize'], ['prize']),
  prize_given: letter(['prize', 'reason'], ['prize']),
  prize_validated: letter(['prize'], ['prize']),
  prize_invalid: letter(['prize', 'reason'], ['prize', 'reason']),
  prize_reopened: letter(['prize'], ['prize']),
  winner_drawn: letter(['prize', 'draw'], ['prize', 'draw']),
  admin_reset: plain,
  admin_invite: plain,
  admin_email_changed: letter(['email'], ['email']),
  two_factor_on: plain,
  two_factor_off: plain,
} as const satisfies Record<string, Letter>;

export type LetterKey = keyof typeof LETTERS;
/** What a letter's text may name. */
export type LetterVariable = 'name' | (typeof LETTERS)[LetterKey]['variables'][number];
export const LETTER_KEYS = Object.keys(LETTERS) as LetterKey[];

/** What a letter's text may name as `{{variable}}`; null: a letter of a campaign, which knows the reader's name alone. */
export const variablesOf = (key: LetterKey | null): readonly LetterVariable[] => [
  'name',
  ...(key === null ? [] : LETTERS[key].variables),
];

/** What its text must name. */
export const requiredOf = (key: LetterKey | null): readonly string[] =>
  key === null ? [] : LETTERS[key].required;
