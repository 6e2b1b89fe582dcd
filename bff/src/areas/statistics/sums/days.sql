-- What happened from the day $1 of São Paulo on, by each grouping and altogether, in one pass. A vote counts on the day
-- of its current answer, and where it isn't counted apart.
INSERT INTO statistic_days (
  dimension, day, key, registrations, verified, votes, suggestions, invoices, tickets, prizes
)
WITH event AS (
  SELECT 'registrations' AS measure, created_at AS at, id AS person, NULL::uuid AS show, NULL::uuid AS poll
  FROM registrations WHERE created_at >= ($1::date::timestamp AT TIME ZONE 'America/Sao_Paulo')
  UNION ALL
  SELECT 'verified', email_verified_at, id, NULL, NULL
  FROM registrations WHERE email_verified_at >= ($1::date::timestamp AT TIME ZONE 'America/Sao_Paulo')
  UNION ALL
  SELECT 'votes', v.voted_at, v.voter_id, p.show_id, v.poll_id
  FROM votes v JOIN polls p ON p.id = v.poll_id
  WHERE v.voted_at >= ($1::date::timestamp AT TIME ZONE 'America/Sao_Paulo') AND v.suspicion IS NULL
  UNION ALL
  SELECT 'suggestions', created_at, author_id, show_id, NULL
  FROM suggestions WHERE created_at >= ($1::date::timestamp AT TIME ZONE 'America/Sao_Paulo')
  UNION ALL
  SELECT 'invoices', created_at, registration_id, NULL, NULL
  FROM invoices WHERE created_at >= ($1::date::timestamp AT TIME ZONE 'America/Sao_Paulo')
  UNION ALL
  SELECT 'tickets', created_at, registration_id, NULL, NULL
  FROM tickets
  WHERE created_at >= ($1::date::timestamp AT TIME ZONE 'America/Sao_Paulo') AND state <> 'voided'
  UNION ALL
  SELECT 'prizes', claimed_at, registration_id, NULL, NULL
  FROM prizes
  WHERE claimed_at >= ($1::date::timestamp AT TIME ZONE 'America/Sao_Paulo') AND state <> 'invalid'
),
told AS (
  SELECT
    event.measure, event.show, event.poll, local.day,
    coalesce(r.state, '') AS state,
    CASE WHEN coalesce(r.city, '') = '' THEN '' ELSE r.state || ':' || r.city END AS city,
    CASE WHEN r.phone ~ '^[0-9]{10,11}$' THEN left(r.phone, 2) ELSE '' END AS ddd,
    age_band(r.birth_date, local.day) AS age,
    coalesce(r.utm_source, '') AS source,
    coalesce(r.utm_medium, '') AS medium,
    coalesce(r.utm_campaign, '') AS campaign
  FROM event
  CROSS JOIN LATERAL (SELECT (event.at AT TIME ZONE 'America/Sao_Paulo')::date AS day) AS local
  LEFT JOIN registrations r ON r.id = event.person
)
SELECT
  CASE
    WHEN GROUPING(state) = 0 THEN 'state'
    WHEN GROUPING(city) = 0 THEN 'city'
    WHEN GROUPING(ddd) = 0 THEN 'ddd'
    WHEN GROUPING(age) = 0 THEN 'age'
    WHEN GROUPING(source) = 0 THEN 'source'
    WHEN GROUPING(medium) = 0 THEN 'medium'
    WHEN GROUPING(campaign) = 0 THEN 'campaign'
    WHEN GROUPING(show) = 0 THEN 'show'
    WHEN GROUPING(poll) = 0 THEN 'poll'
    ELSE 'all'
  END,
  day,
  coalesce(state, city, ddd, age, source, medium, campaign, show::text, poll::text, ''),
  count(*) FILTER (WHERE measure = 'registrations'),
  count(*) FILTER (WHERE measure = 'verified'),
  count(*) FILTER (WHERE measure = 'votes'),
  count(*) FILTER (WHERE measure = 'suggestions'),
  count(*) FILTER (WHERE measure = 'invoices'),
  count(*) FILTER (WHERE measure = 'tickets'),
  count(*) FILTER (WHERE measure = 'prizes')
FROM told
GROUP BY GROUPING SETS (
  (day), (day, state), (day, city), (day, ddd), (day, age), (day, source), (day, medium), (day, campaign),
  (day, show), (day, poll)
)
HAVING (GROUPING(show) = 1 OR show IS NOT NULL) AND (GROUPING(poll) = 1 OR poll IS NOT NULL)
