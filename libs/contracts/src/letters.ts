interface Letter {
  /** What its sender knows beyond the reader's name. */
  readonly variables: readonly string[];
  /** Those without which it says nothing: a text that leaves one out is refused. */
  readonly required: readonly string[];
}

const plain = { variables: [], required: [] } as const;

/** The letters that the product sends, by the key that its code and its outbox know them by. */
export const LETTERS = {
  confirm: plain,
  reset: plain,
  password_changed: plain,
  password_changed_passkeys: plain,
  passkey_added: plain,
  passkey_removed: plain,
  sign_in_locked: plain,
  email_change: plain,
  email_change_asked: plain,
  email_change_staff: plain,
  email_changed: plain,
  account_deleted: plain,
  account_expired: plain,
  unsubscribe_link: plain,
  news_welcome: plain,
  suggestion_approved: { variables: ['show', 'text'], required: [] },
  suggestion_rejected: { variables: ['show', 'text', 'reason'], required: ['reason'] },
  suggestion_merged: { variables: ['show', 'text'], required: [] },
  sac_received: { variables: ['protocol'], required: ['protocol'] },
  sac_answered: { variables: ['protocol', 'answer'], required: ['answer'] },
  invoice_accepted: { variables: ['day', 'numbers'], required: ['numbers'] },
  invoice_waiting: { variables: ['day'], required: [] },
  invoice_refused: { variables: ['day', 'reason'], required: ['reason'] },
  prize_won: { variables: ['day', 'prize'], required: ['prize'] },
  prize_given: { variables: ['prize', 'reason'], required: ['prize'] },
  prize_validated: { variables: ['prize'], required: ['prize'] },
  prize_invalid: { variables: ['prize', 'reason'], required: ['prize', 'reason'] },
  prize_reopened: { variables: ['prize'], required: ['prize'] },
  winner_drawn: { variables: ['prize', 'draw'], required: ['prize', 'draw'] },
  winner_accused: {
    variables: ['prize', 'draw', 'reason', 'until'],
    required: ['prize', 'draw', 'reason', 'until'],
  },
  theory_resolved: { variables: ['theory', 'answer', 'result'], required: ['theory', 'answer'] },
  list_closed: { variables: ['draw'], required: ['draw'] },
  draw_published: { variables: ['draw'], required: ['draw'] },
  admin_reset: plain,
  admin_invite: plain,
  admin_email_changed: { variables: ['email'], required: ['email'] },
  two_factor_on: plain,
  two_factor_off: plain,
  log_head: { variables: ['entries', 'note'], required: ['note'] },
  tokens_ended: { variables: ['tokens'], required: ['tokens'] },
  webhook_paused: { variables: ['endpoint', 'address', 'since'], required: ['endpoint'] },
  webhook_unowned: { variables: ['endpoint', 'address'], required: ['endpoint'] },
  token_ending: { variables: ['token', 'ends'], required: ['token', 'ends'] },
  token_over: { variables: ['token', 'ends'], required: ['token'] },
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
