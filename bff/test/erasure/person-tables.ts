/**
 * What becomes of each column that tells of a visitor once they are erased (docs/decisions/retention-and-erasure.md).
 * `emptied`: null or empty, or its row is gone. Anything else stays, and is its own reason.
 */
export type Verdict = 'emptied' | { readonly stays: string };

export interface PersonTable {
  /** Its rows of one person: $1 is the registration, $2 their e-mail address, $3 the keyed hash of their CPF. */
  readonly whose: string;
  readonly columns: Readonly<Record<string, Verdict>>;
}
const stays = (reason: string, ...names: string[]): Record<string, Verdict> =>
  Object.fromEntries(names.map((name) => [name, { stays: reason }]));
const emptied = (...names: string[]): Record<string, Verdict> =>
  Object.fromEntries(names.map((name) => [name, 'emptied' as const]));
const KEY = 'names a record, and nobody';
const COUNTED = 'the published result is everybody’s';
const ACCOUNTS = 'the accounts of a promotion demand it for five years';
const PUBLISHED = 'what was published of a draw stays as it was';
const ACCESS = 'access record, kept six months (Marco Civil da Internet, article 15)';
const PROOF = 'the burden of proof of a consent is ours (LGPD, articles 8 and 16, I)';
const CONSUMER = 'kept five years (consumer code, article 27)';
const ANOTHERS = 'others read it as nobody’s';
const FINAL = 'says that the row is nobody’s, and since when';

/** Every table with rows of a visitor. */
export const PERSON_TABLES: Readonly<Record<string, PersonTable>> = {
  registrations: {
    whose: 'id = $1',
    columns: {
      ...emptied('name', 'last_name', 'city', 'password_hash', 'cpf_encrypted', 'email_verified_at'),
      ...emptied('utm_source', 'utm_medium', 'utm_campaign', 'last_login_at', 'disabled_reason'),
      ...emptied('name_key', 'family_key', 'marketing'),
      ...stays(KEY, 'id', 'version', 'cpf_hash_key'),
      ...stays('made of the id alone', 'email', 'phone'),
      ...stays('random from then on', 'cpf_hash'),
      ...stays('year of birth and state, for statistics of nobody in particular', 'birth_date', 'state'),
      ...stays('days are counted by it', 'created_at'),
      ...stays('whether there are accounts to keep, for the filters of the list', 'has_invoice', 'has_prize'),
      ...stays(FINAL, 'anonymised_at', 'disabled_at', 'facet'),
      ...stays('that its CPF was on the list of blocked ones; a block has its own row', 'blocked_at'),
    },
  },
  email_changes: {
    whose: 'registration_id = $1',
    columns: emptied('registration_id', 'email', 'requested_at'),
  },
  link_tokens: {
    whose: 'subject_id = $1',
    columns: emptied(
      ...['token_hash', 'strategy', 'purpose', 'subject_id', 'expires_at', 'used_at', 'created_at'],
    ),
  },
  ip_people: {
    whose: 'registration_id = $1',
    columns: emptied('address', 'registration_id', 'has_registered', 'first_at', 'last_at'),
  },
  idempotency_keys: {
    whose: `scope LIKE 'user:' || $1::text || ' %'`,
    columns: emptied('scope', 'key', 'request_hash', 'status', 'response', 'created_at'),
  },
  invoice_uploads: {
    whose: 'registration_id = $1',
    columns: emptied(
      ...['id', 'registration_id', 'sha256', 'bytes', 'received', 'pieces', 'file_key', 'file_type'],
      'created_at',
    ),
  },
  outbox_messages: {
    whose: `(recipient = $2 OR registration_id = $1) AND template <> 'account_deleted'`,
    columns: emptied(
      ...['id', 'recipient', 'template', 'subject', 'html', 'text'],
      ...['sealed_letter', 'link_expires_at', 'unsubscribe', 'state', 'error', 'attempts'],
      ...['created_at', 'sent_at', 'dispatch_id', 'registration_id', 'due_at'],
    ),
  },
  sessions: {
    whose: 'subject_id = $1',
    columns: stays(
      ACCESS,
      ...['token_hash', 'strategy', 'subject_id', 'binding_hash', 'entered_by_id', 'ip', 'user_agent'],
      ...['created_at', 'last_seen_at', 'expires_at', 'revoked_at', 'proved_at'],
    ),
  },
  known_devices: {
    whose: 'subject_id = $1',
    columns: emptied('token_hash', 'subject_id', 'seen_at'),
  },
  logs: {
    whose: 'registration_id = $1',
    columns: stays(
      ACCESS,
      ...['id', 'at', 'kind', 'registration_id', 'ip', 'user_agent', 'record_id', 'detail'],
    ),
  },
  consents: {
    whose: 'registration_id = $1',
    columns: stays(
      PROOF,
      ...['id', 'registration_id', 'purpose', 'granted', 'version', 'text_hash', 'regulation_id', 'channel'],
      ...['ip', 'user_agent', 'at'],
    ),
  },
  votes: {
    whose: 'voter_id = $1',
    columns: stays(
      COUNTED,
      ...['poll_id', 'voter_id', 'option_id', 'revision', 'key', 'voted_at', 'suspicion'],
    ),
  },
  vote_changes: {
    whose: 'voter_id = $1',
    columns: stays(COUNTED, 'poll_id', 'voter_id', 'revision', 'option_id', 'key', 'voted_at'),
  },
  suspicious_votes: {
    whose: 'voter_id = $1',
    columns: stays(COUNTED, 'poll_id', 'voter_id', 'reason', 'noticed_at', 'decision', 'decided_at'),
  },
  suggestions: {
    whose: 'author_id = $1',
    columns: {
      ...emptied('author_id', 'ip'),
      ...stays(KEY, 'id', 'show_id', 'poll_id', 'version'),
      ...stays(ANOTHERS, 'text', 'state', 'reason', 'score', 'signs', 'language', 'search'),
      ...stays(ANOTHERS, 'created_at', 'updated_at', 'decided_at'),
    },
  },
  bulk_items: {
    whose: 'record_id IN (SELECT id FROM suggestions WHERE author_id = $1)',
    columns: {
      ...emptied('name'),
      ...stays(KEY, 'run_id', 'place', 'record_id', 'version', 'state', 'code'),
    },
  },
  sac_requests: {
    whose: 'registration_id = $1',
    columns: stays(
      CONSUMER,
      ...['id', 'protocol', 'subject', 'state', 'name', 'email', 'language', 'registration_id', 'ip'],
      ...['created_at', 'updated_at', 'answered_at', 'closed_at', 'version', 'search'],
    ),
  },
  sac_messages: {
    whose: 'request_id IN (SELECT id FROM sac_requests WHERE registration_id = $1)',
    columns: stays(
      CONSUMER,
      ...['id', 'request_id', 'kind', 'text', 'author_id', 'author_name', 'created_at'],
    ),
  },
  sac_attachments: {
    whose: 'request_id IN (SELECT id FROM sac_requests WHERE registration_id = $1)',
    columns: stays(CONSUMER, 'id', 'request_id', 'name', 'key', 'type', 'bytes', 'created_at'),
  },
  invoices: {
    whose: 'registration_id = $1',
    columns: {
      ...emptied('ip'),
      ...stays(ACCOUNTS, 'id', 'registration_id', 'access_key', 'model', 'cnpj', 'series', 'number'),
      ...stays(ACCOUNTS, 'purchased_on', 'value_cents', 'origin', 'file_sha256', 'state', 'reason', 'note'),
      ...stays(ACCOUNTS, 'flags', 'reviewer_id', 'locked_until', 'changed_by_id', 'changed_at', 'language'),
      ...stays(ACCOUNTS, 'version', 'created_at', 'facet', 'products'),
      ...stays(`the photo of a receipt that counts: ${ACCOUNTS}`, 'file_key', 'file_type'),
    },
  },
  invoice_events: {
    whose: 'invoice_id IN (SELECT id FROM invoices WHERE registration_id = $1)',
    columns: stays(
      ACCOUNTS,
      ...['id', 'invoice_id', 'from_state', 'to_state', 'actor_id', 'reason', 'note', 'at'],
    ),
  },
  tickets: {
    whose: 'registration_id = $1',
    columns: stays(
      ACCOUNTS,
      ...['draw_id', 'counter', 'series', 'number', 'registration_id', 'invoice_id', 'origin', 'state'],
      ...['reason', 'created_at', 'voided_at', 'voided_late'],
    ),
  },
  prizes: {
    whose: 'registration_id = $1',
    columns: {
      ...emptied('mail_id'),
      ...stays(ACCOUNTS, 'id', 'kind_id', 'origin', 'schedule_id', 'slot', 'opens_at', 'nth', 'state'),
      ...stays(ACCOUNTS, 'registration_id', 'invoice_id', 'reason', 'note', 'checklist', 'claimed_at'),
      ...stays(ACCOUNTS, 'validated_at', 'delivered_at', 'replaces_id', 'withdrawn_at', 'changed_by_id'),
      ...stays(ACCOUNTS, 'changed_at', 'version', 'created_at'),
    },
  },
  prize_events: {
    whose: 'prize_id IN (SELECT id FROM prizes WHERE registration_id = $1)',
    columns: stays(
      ACCOUNTS,
      ...['id', 'prize_id', 'from_state', 'to_state', 'actor_id', 'reason', 'note', 'at'],
    ),
  },
  winners: {
    whose: 'registration_id = $1',
    columns: {
      ...emptied('mail_id'),
      ...stays(PUBLISHED, 'id', 'prize_id', 'registration_id', 'unit', 'rank', 'state', 'name', 'masked_cpf'),
      ...stays(PUBLISHED, 'city', 'uf', 'series', 'number', 'reason', 'note', 'irrf_cents', 'irrf_due_on'),
      ...stays(PUBLISHED, 'irrf_paid_on', 'prescribes_on', 'delivered_at', 'version', 'changed_by_id'),
      ...stays(PUBLISHED, 'changed_at', 'created_at'),
    },
  },
  winner_contacts: {
    whose: 'winner_id IN (SELECT id FROM winners WHERE registration_id = $1)',
    columns: stays(ACCOUNTS, 'id', 'winner_id', 'channel', 'outcome', 'note', 'by_id', 'at'),
  },
  winner_documents: {
    whose: 'winner_id IN (SELECT id FROM winners WHERE registration_id = $1)',
    columns: stays(
      ACCOUNTS,
      ...['id', 'winner_id', 'kind', 'file_key', 'file_type', 'sha256', 'by_id', 'created_at'],
    ),
  },
  winner_events: {
    whose: 'winner_id IN (SELECT id FROM winners WHERE registration_id = $1)',
    columns: stays(
      ACCOUNTS,
      ...['id', 'winner_id', 'from_state', 'to_state', 'actor_id', 'reason', 'note', 'at'],
    ),
  },
  blocked_cpfs: {
    whose: 'cpf_hash = $3',
    columns: stays(
      'staff’s own block, or the year in which the CPF stays out; apart from the row',
      ...[
        'id',
        'cpf_hash',
        'cpf_encrypted',
        'reason',
        'origin',
        'note',
        'by_name',
        'expires_on',
        'lifted_at',
      ],
      ...['lifted_by', 'lifted_reason', 'version', 'created_at', 'search', 'cpf_hash_key'],
    ),
  },
};
