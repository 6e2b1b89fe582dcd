-- First figures of the campaign at the instant $1. Days are those of São Paulo; a week is the last seven of them,
-- today included. One row.
WITH bounds AS (
  SELECT
    day,
    (day::timestamp AT TIME ZONE 'America/Sao_Paulo') AS today,
    ((day - 6)::timestamp AT TIME ZONE 'America/Sao_Paulo') AS week,
    ((day - 13)::timestamp AT TIME ZONE 'America/Sao_Paulo') AS fortnight
  FROM (SELECT ($1::timestamptz AT TIME ZONE 'America/Sao_Paulo')::date AS day) AS now
),
registered AS (
  SELECT
    count(*) FILTER (WHERE created_at >= today)::integer AS today,
    count(*) FILTER (WHERE created_at >= week)::integer AS week,
    count(*) FILTER (WHERE created_at >= fortnight AND created_at < week)::integer AS "previousWeek",
    count(*)::integer AS total
  FROM registrations, bounds
),
verified AS (
  SELECT
    count(*) FILTER (WHERE email_verified_at >= today)::integer AS today,
    count(*) FILTER (WHERE email_verified_at >= week)::integer AS week,
    count(*) FILTER (WHERE email_verified_at >= fortnight AND email_verified_at < week)::integer AS "previousWeek",
    count(email_verified_at)::integer AS total
  FROM registrations, bounds
),
by_day AS (
  SELECT (voted_at AT TIME ZONE 'America/Sao_Paulo')::date AS day, count(*)::integer AS votes
  FROM votes, bounds
  WHERE voted_at >= fortnight AND suspicion IS NULL
  GROUP BY 1
),
voted AS (
  SELECT
    coalesce(sum(votes) FILTER (WHERE by_day.day >= bounds.day), 0)::integer AS today,
    coalesce(sum(votes) FILTER (WHERE by_day.day >= bounds.day - 6), 0)::integer AS week,
    coalesce(sum(votes) FILTER (WHERE by_day.day < bounds.day - 6), 0)::integer AS "previousWeek",
    (SELECT coalesce(sum(votes), 0) FROM vote_tallies)::integer AS total
  FROM bounds LEFT JOIN by_day ON true
),
theories AS (
  SELECT poll_state_at(state, opens_at, closes_at, $1) AS state, count(*)::integer AS n FROM polls GROUP BY 1
)
SELECT
  (SELECT to_json(registered) FROM registered) AS registrations,
  (SELECT to_json(verified) FROM verified) AS "verifiedEmails",
  (SELECT to_json(voted) FROM voted) AS votes,
  (
    SELECT json_build_object(
      'open', coalesce(sum(n) FILTER (WHERE state = 'open'), 0),
      'scheduled', coalesce(sum(n) FILTER (WHERE state = 'scheduled'), 0),
      'toResolve', coalesce(sum(n) FILTER (WHERE state = 'closed'), 0),
      'resolved', coalesce(sum(n) FILTER (WHERE state = 'resolved'), 0)
    ) FROM theories
  ) AS polls,
  (
    SELECT json_build_object(
      'published', count(*) FILTER (WHERE state = 'published'),
      'draft', count(*) FILTER (WHERE state = 'draft')
    ) FROM shows
  ) AS shows,
  (
    SELECT json_agg(
      json_build_object('day', to_char(bounds.day - ago, 'YYYY-MM-DD'), 'votes', coalesce(by_day.votes, 0))
      ORDER BY ago DESC
    )
    FROM bounds CROSS JOIN generate_series(0, 13) AS ago LEFT JOIN by_day ON by_day.day = bounds.day - ago
  ) AS "votesByDay"
