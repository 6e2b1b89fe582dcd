const byReason = {
  'what staff publish': [
    'shop_codes',
    ...[
      'shows',
      'polls',
      'poll_options',
      'pictures',
      'media_files',
      'faq_entries',
      'regulations',
      'stored_pdfs',
    ],
    ...[
      'answer_templates',
      'email_templates',
      'draws',
      'draw_prizes',
      'draw_events',
      'draw_moves',
      'draw_postponements',
      'prize_kinds',
      'prize_schedules',
    ],
    ...['number_pools', 'dispatches'],
  ],
  'companies that sign fiscal documents': ['issuer_certificates'],
  'what a draw was calculated from: its files hold masked people, for as long as the accounts': [
    ...['draw_files', 'draw_runs', 'draw_extractions', 'draw_list_parts', 'draw_list_seals'],
  ],
  'what staff rehearse: by numbers, with nobody’s name, and gone within days': ['draw_rehearsals'],
  'what happened and how many were told of it': ['notification_events'],
  'what programs elsewhere were told of, by ids alone, and gone within a month': [
    ...['webhook_endpoints', 'webhook_events', 'webhook_deliveries', 'webhook_attempts', 'webhook_clock'],
  ],
  'sums of many': [
    ...[
      'vote_tallies',
      'vote_hours',
      'faq_ratings',
      'statistic_answers',
      'statistic_cohorts',
      'statistic_days',
      'statistic_steps',
      'embed_days',
      'visit_days',
    ],
    ...['statistic_refreshes', 'remote_loads', 'ip_addresses', 'ip_days'],
    ...['ranking_places', 'ranking_theories'],
  ],
  'the audit of staff: its chain can’t be opened, and its rows about an erasure name nobody': [
    ...['actions', 'action_terms', 'audit_checks'],
  ],
  'staff, and how they work': [
    ...['admin_users', 'api_tokens', 'two_factors', 'recovery_codes', 'type_permissions', 'list_columns'],
    ...[
      'list_views',
      'list_starts',
      'list_densities',
      'bulk_runs',
      'command_runs',
      'remote_builds',
      'remote_changes',
      'remote_releases',
    ],
  ],
  'files for staff, sealed and gone within days; the rows say what was asked for': [
    ...['exports', 'cpf_imports', 'sale_imports', 'sale_import_files'],
  ],
  'the log of what binds, which names no person': [
    ...['transparency_entries', 'transparency_nodes', 'transparency_checkpoints', 'transparency_copies'],
  ],
  'gone within minutes, and known by hashes': ['rate_limits'],
  'numbers of a line, which name nobody': ['lines', 'line_entries'],
  'gone within days, and known by keyed hashes of networks, other ones for each build': [
    ...['build_visitors', 'canary_visitors'],
  ],
  'the product’s own': ['_prisma_migrations', 'encryption_keys', 'keys_in_use', 'push_keys', 'backups'],
} as const;

/** Every table without rows of one visitor, with why that is. */
export const TABLES_OF_NOBODY: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(byReason).flatMap(([reason, names]) => names.map((name) => [name, reason])),
);
