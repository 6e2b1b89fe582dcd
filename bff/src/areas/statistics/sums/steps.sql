-- Of those who registered from the day $1 of São Paulo on: how many came how far by now, each step within the one before
-- (docs/decisions/observation-and-statistics.md).
-- Nobody votes or sends a receipt before they are registered: whoever did is found in one look at what came since then, not
-- person by person.
INSERT INTO statistic_steps (day, registered, took_part, invoice, valid, earned, prize)
WITH voters AS (
  SELECT DISTINCT voter_id FROM votes
  WHERE suspicion IS NULL AND voted_at >= ($1::date::timestamp AT TIME ZONE 'America/Sao_Paulo')
),
accepted AS (
  SELECT DISTINCT registration_id FROM invoices
  WHERE state = 'valid' AND created_at >= ($1::date::timestamp AT TIME ZONE 'America/Sao_Paulo')
),
person AS (
  SELECT
    r.id, r.created_at, r.has_invoice, r.has_prize, v.voter_id IS NOT NULL AS has_voted,
    r.has_invoice AND a.registration_id IS NOT NULL AS has_valid
  FROM registrations r
  LEFT JOIN voters v ON v.voter_id = r.id
  LEFT JOIN accepted a ON a.registration_id = r.id
  WHERE r.created_at >= ($1::date::timestamp AT TIME ZONE 'America/Sao_Paulo')
)
SELECT
  (created_at AT TIME ZONE 'America/Sao_Paulo')::date,
  count(*),
  count(*) FILTER (WHERE has_voted OR has_invoice),
  count(*) FILTER (WHERE has_invoice),
  count(*) FILTER (WHERE has_valid),
  count(*) FILTER (
    WHERE has_valid AND (
      has_prize OR EXISTS (SELECT FROM tickets t WHERE t.registration_id = person.id AND t.state <> 'voided')
    )
  ),
  count(*) FILTER (WHERE has_valid AND has_prize)
FROM person
GROUP BY 1
