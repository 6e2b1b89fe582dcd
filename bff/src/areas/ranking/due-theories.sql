-- Theories that are counted otherwise than they stand: resolved, corrected, withdrawn, moved to another series or out of sight,
-- or with votes that staff have decided on since. Each begins anew, whatever was on its way; for votes decided on only once it is
-- whole, or it would never end while staff are at work. $1 the instant.
INSERT INTO ranking_theories (poll_id, show_id, option_id, cursor, started_at)
SELECT p.id, p.show_id, stands.option_id, '00000000-0000-0000-0000-000000000000', $1::timestamptz
FROM polls p
JOIN shows s ON s.id = p.show_id
CROSS JOIN LATERAL (
  SELECT CASE WHEN p.state = 'resolved' AND s.state = 'published' THEN p.correct_option_id END AS option_id
) AS stands
LEFT JOIN ranking_theories t ON t.poll_id = p.id
WHERE t.option_id IS DISTINCT FROM stands.option_id
  OR (
    t.option_id IS NOT NULL
    AND (
      t.show_id <> p.show_id
      OR (
        t.cursor IS NULL
        AND EXISTS (SELECT FROM suspicious_votes x WHERE x.poll_id = p.id AND x.decided_at > t.started_at)
      )
    )
  )
-- Each process takes them in one order.
ORDER BY p.id
ON CONFLICT (poll_id) DO UPDATE
  SET show_id = excluded.show_id, option_id = excluded.option_id, cursor = excluded.cursor,
    started_at = excluded.started_at
