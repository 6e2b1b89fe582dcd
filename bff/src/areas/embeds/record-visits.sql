-- What widgets told within a moment, in one statement; rows in one order, so that two processes never wait for each other.
-- $1 the day, $2–$6 theories, hosts, views, opened, votes; of them $7 hosts of a theory and day have rows of their own. Whoever makes up more
-- adds to the row of nobody in particular.
INSERT INTO embed_days AS d (day, poll_id, host, views, opened, votes)
SELECT $1::date, t.poll_id, t.host, sum(t.views), sum(t.opened), sum(t.votes)
FROM (
  SELECT s.poll_id, s.views, s.opened, s.votes,
    CASE
      WHEN EXISTS (
        SELECT FROM embed_days k WHERE k.day = $1::date AND k.poll_id = s.poll_id AND k.host = s.host) THEN s.host
      WHEN row_number() OVER (PARTITION BY s.poll_id ORDER BY s.views + s.opened DESC, s.host) + (
        SELECT count(*) FROM embed_days k WHERE k.day = $1::date AND k.poll_id = s.poll_id) <= $7 THEN s.host
      ELSE ''
    END AS host
  FROM unnest($2::uuid[], $3::text[], $4::int[], $5::int[], $6::int[]) AS s(poll_id, host, views, opened, votes)
) t
GROUP BY t.poll_id, t.host
ORDER BY t.poll_id, t.host
ON CONFLICT (day, poll_id, host) DO UPDATE SET
  views = d.views + excluded.views, opened = d.opened + excluded.opened, votes = d.votes + excluded.votes
