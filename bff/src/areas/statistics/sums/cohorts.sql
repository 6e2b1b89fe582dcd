-- Of those who registered from the day $1 of São Paulo on: how many came how far by now.
-- Nobody votes before they are registered: whoever voted is found in one look at the votes since then, not person by person.
INSERT INTO statistic_cohorts (day, registered, verified, voted, invoice, valid, ticket, prize)
WITH voters AS (
  SELECT DISTINCT voter_id FROM votes
  WHERE suspicion IS NULL AND voted_at >= ($1::date::timestamp AT TIME ZONE 'America/Sao_Paulo')
)
SELECT
  (r.created_at AT TIME ZONE 'America/Sao_Paulo')::date,
  count(*),
  count(r.email_verified_at),
  count(v.voter_id),
  count(*) FILTER (WHERE r.has_invoice),
  count(*) FILTER (
    WHERE r.has_invoice AND EXISTS (SELECT FROM invoices i WHERE i.registration_id = r.id AND i.state = 'valid')
  ),
  count(*) FILTER (WHERE EXISTS (SELECT FROM tickets t WHERE t.registration_id = r.id AND t.state <> 'voided')),
  count(*) FILTER (WHERE r.has_prize)
FROM registrations r LEFT JOIN voters v ON v.voter_id = r.id
WHERE r.created_at >= ($1::date::timestamp AT TIME ZONE 'America/Sao_Paulo')
GROUP BY 1
