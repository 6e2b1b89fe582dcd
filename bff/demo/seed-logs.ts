import type { Transaction } from '../src/core/database/prisma.ts';

/** What the people of the demonstration would have left in the logs, had they done all that is seeded. */
export const seedLogs = (tx: Transaction): Promise<number> => tx.$executeRaw`
  INSERT INTO logs (id, at, kind, registration_id, ip, user_agent, record_id, detail)
  SELECT log_id(at, log_kind(kind)), at, log_kind(kind), person, ip, agent, record, detail FROM (
    SELECT created_at, 'register', id, NULL, NULL, NULL::uuid, NULL::jsonb FROM registrations
    UNION ALL
    SELECT email_verified_at, 'confirm', id, NULL, NULL, NULL, NULL FROM registrations
    WHERE email_verified_at IS NOT NULL
    UNION ALL
    SELECT at, 'consent', registration_id, ip, user_agent, NULL, jsonb_build_object('purpose', purpose) FROM consents
    WHERE granted
    UNION ALL
    SELECT voted_at, CASE revision WHEN 1 THEN 'vote' ELSE 'vote_change' END, voter_id, NULL, NULL, poll_id,
      jsonb_build_object('option', option_id) FROM votes
    UNION ALL
    SELECT created_at, 'login', subject_id, ip, user_agent, NULL, NULL FROM sessions WHERE strategy = 'user'
    UNION ALL
    SELECT created_at, 'suggestion', author_id, ip, NULL, id, NULL FROM suggestions WHERE author_id IS NOT NULL
    UNION ALL
    SELECT created_at, 'invoice', registration_id, ip, NULL, id, NULL FROM invoices
    UNION ALL
    SELECT min(created_at), 'ticket', registration_id, NULL, NULL, draw_id, jsonb_build_object('count', count(*))
    FROM tickets GROUP BY draw_id, registration_id, invoice_id
  ) AS past(at, kind, person, ip, agent, record, detail)`;
