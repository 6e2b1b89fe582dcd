-- First figures of the campaign at the instant $1. Days are those of São Paulo; a week is the last seven of them,
-- today included. What is told by weeks comes from the daily sums (areas/statistics); the rest is counted along an
-- index, or in tables of some hundred rows. One row.
WITH bounds AS (
  SELECT ($1::timestamptz AT TIME ZONE 'America/Sao_Paulo')::date AS day
),
sums AS (
  SELECT s.* FROM statistic_days s WHERE s.dimension = 'all' AND s.key = ''
),
measured AS (
  SELECT
    measure,
    json_build_object(
      'today', coalesce(sum(count) FILTER (WHERE sums.day = bounds.day), 0),
      'week', coalesce(sum(count) FILTER (WHERE sums.day > bounds.day - 7), 0),
      'previousWeek', coalesce(sum(count) FILTER (WHERE sums.day BETWEEN bounds.day - 13 AND bounds.day - 7), 0),
      'total', coalesce(sum(count), 0)
    ) AS figure
  FROM bounds
  CROSS JOIN unnest(
    ARRAY['registrations', 'verified', 'votes', 'suggestions', 'invoices', 'tickets', 'prizes']
  ) WITH ORDINALITY AS named(measure, place)
  LEFT JOIN sums ON true
  LEFT JOIN LATERAL (
    SELECT (
      ARRAY[
        sums.registrations, sums.verified, sums.votes, sums.suggestions, sums.invoices, sums.tickets, sums.prizes
      ]
    )[place] AS count
  ) AS counted ON true
  GROUP BY measure
),
theories AS (
  SELECT poll_state_at(state, opens_at, closes_at, $1) AS state, count(*)::integer AS n FROM polls GROUP BY 1
),
-- Of a conversation that was taken up again, from the first message that nobody has answered.
conversations AS (
  SELECT
    r.subject = 'privacy' AS is_privacy,
    coalesce(
      (
        SELECT min(m.created_at) FROM sac_messages m
        WHERE m.request_id = r.id AND m.kind = 'visitor' AND m.created_at > coalesce(r.answered_at, '-infinity')
      ),
      r.created_at
    ) AS since
  FROM sac_requests r WHERE r.state = 'open'
),
running AS (
  SELECT sum((p.series_last - p.series_first + 1) * p.series_size) AS capacity, sum(p.next) AS issued
  FROM number_pools p JOIN draws d ON d.id = p.draw_id WHERE d.state = 'scheduled'
)
SELECT
  (SELECT at FROM statistic_refreshes WHERE scope = 'recent') AS "refreshedAt",
  (SELECT json_object_agg(measure, figure) FROM measured) AS measured,
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
  json_build_object(
    'suggestions', (SELECT count(*) FROM suggestions WHERE state IN ('new', 'in_review')),
    'invoices', (SELECT count(*) FROM invoices WHERE state = 'pending'),
    'prizes', (SELECT count(*) FROM prizes WHERE state = 'pending'),
    'toDeliver', (SELECT count(*) FROM prizes WHERE state = 'validated'),
    'sac', (SELECT count(*) FROM conversations),
    'privacy', (SELECT count(*) FROM conversations WHERE is_privacy),
    'webhooks', (SELECT count(*) FROM webhook_endpoints WHERE paused_for <> 'staff')
  ) AS waiting,
  json_build_object(
    'suggestions', (SELECT min(created_at) FROM suggestions WHERE state IN ('new', 'in_review')),
    'invoices', (SELECT min(created_at) FROM invoices WHERE state = 'pending'),
    'prizes', (SELECT min(changed_at) FROM prizes WHERE state = 'pending'),
    'toDeliver', (SELECT min(changed_at) FROM prizes WHERE state = 'validated'),
    'sac', (SELECT min(since) FROM conversations),
    'privacy', (SELECT min(since) FROM conversations WHERE is_privacy),
    'webhooks', (SELECT min(paused_at) FROM webhook_endpoints WHERE paused_for <> 'staff'),
    'toResolve', (SELECT min(closes_at) FROM polls WHERE poll_state_at(state, opens_at, closes_at, $1) = 'closed')
  ) AS "waitingSince",
  -- What terms are reckoned from, where that isn't since when it waits.
  json_build_object(
    'prizes', (SELECT min(coalesce(claimed_at, created_at)) FROM prizes WHERE state = 'pending'),
    'toDeliver', (SELECT min(coalesce(claimed_at, created_at)) FROM prizes WHERE state = 'validated'),
    'consumer', (SELECT min(since) FROM conversations WHERE NOT is_privacy)
  ) AS began,
  (
    SELECT json_build_object('capacity', capacity, 'issued', issued) FROM running WHERE capacity IS NOT NULL
  ) AS numbers,
  (
    SELECT json_agg(
      json_build_object(
        'day', to_char(bounds.day - ago, 'YYYY-MM-DD'),
        'registrations', coalesce(sums.registrations, 0),
        'votes', coalesce(sums.votes, 0),
        'invoices', coalesce(sums.invoices, 0),
        'tickets', coalesce(sums.tickets, 0)
      )
      ORDER BY ago DESC
    )
    FROM bounds CROSS JOIN generate_series(0, 13) AS ago LEFT JOIN sums ON sums.day = bounds.day - ago
  ) AS days
