/** Requests per account or address and the seconds they are counted over; kept in PostgreSQL. */
export const LIMITS = {
  /** All requests of one API token, beside the limits of what it calls. */
  token: { points: 6000, seconds: 60 },
  login: { points: 30, seconds: 300 },
  passkey: { points: 600, seconds: 300 },
  register: { points: 20, seconds: 600 },
  cpf: { points: 30, seconds: 600 },
  whose_cpf: { points: 30, seconds: 600 },
  recovery: { points: 10, seconds: 900 },
  theory_search: { points: 120, seconds: 60 },
  line: { points: 30, seconds: 60 },
  vote: { points: 60, seconds: 60 },
  observation: { points: 120, seconds: 60 },
  visits: { points: 60, seconds: 60 },
  embed_visits: { points: 60, seconds: 60 },
  policy_reports: { points: 60, seconds: 60 },
  remote_loads: { points: 120, seconds: 60 },
  suggestion: { points: 20, seconds: 600 },
  consent: { points: 30, seconds: 600 },
  sac: { points: 10, seconds: 900 },
  sac_file: { points: 30, seconds: 900 },
  profile: { points: 60, seconds: 600 },
  data: { points: 10, seconds: 3600 },
  helpful: { points: 30, seconds: 600 },
  invoice: { points: 60, seconds: 600 },
  invoice_piece: { points: 600, seconds: 600 },
  upload: { points: 60, seconds: 600 },
  draw_bundle: { points: 30, seconds: 600 },
  token_rotation: { points: 60, seconds: 600 },
  template_test: { points: 10, seconds: 600 },
  template_preview: { points: 60, seconds: 600 },
  audience_sample: { points: 60, seconds: 600 },
} as const;
export type LimitName = keyof typeof LIMITS;

/** Failed sign-ins of one account before it is locked, and for how many seconds (BLOCKED_PASS). */
export const LOCKOUT = { failures: 5, seconds: 900 } as const;
