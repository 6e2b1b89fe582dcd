-- Of those who registered from the day $1 of São Paulo on: how many came how far by now.
INSERT INTO statistic_cohorts (day, registered, verified, voted, invoice, valid, ticket, prize)
SELECT
  (r.created_at AT TIME ZONE 'America/Sao_Paulo')::date,
  count(*),
  count(r.email_verified_at),
  count(*) FILTER (WHERE EXISTS (SELECT FROM votes v WHERE v.voter_id = r.id AND v.suspicion IS NULL)),
  count(*) FILTER (WHERE r.has_invoice),
  count(*) FILTER (
    WHERE r.has_invoice AND EXISTS (SELECT FROM invoices i WHERE i.registration_id = r.id AND i.state = 'valid')
  ),
  count(*) FILTER (WHERE EXISTS (SELECT FROM tickets t WHERE t.registration_id = r.id AND t.state <> 'voided')),
  count(*) FILTER (WHERE r.has_prize)
FROM registrations r
WHERE r.created_at >= ($1::date::timestamp AT TIME ZONE 'America/Sao_Paulo')
GROUP BY 1
