-- Every poll the public may see, with its options in order and what they have.
-- $1 the instant.
SELECT
  p.id,
  CASE
    WHEN p.state = 'resolved' THEN 'resolved'
    WHEN p.state = 'closed' OR p.closes_at <= $1::timestamptz THEN 'closed'
    ELSE 'open'
  END AS state,
  array_agg(o.id ORDER BY o.position) AS options,
  array_agg(o.votes ORDER BY o.position) AS votes
FROM polls p
JOIN shows s ON s.id = p.show_id AND s.state = 'published'
JOIN LATERAL (
  SELECT o.id, o.position, coalesce((SELECT sum(t.votes) FROM vote_tallies t WHERE t.poll_id = p.id AND t.option_id = o.id), 0)::integer AS votes
  FROM poll_options o
  WHERE o.poll_id = p.id
) AS o ON true
WHERE p.state IN ('open', 'closed', 'resolved') OR (p.state = 'scheduled' AND p.opens_at <= $1::timestamptz)
GROUP BY p.id
