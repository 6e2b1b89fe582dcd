-- Visits of a moment, in one statement; rows in one order, so that two processes never wait for each other.
-- $1–$3 days, sources, visits; of a day $4 sources have rows of their own. Whoever makes up more adds to the row without one.
INSERT INTO visit_days AS d (day, source, visits)
SELECT t.day, t.source, sum(t.visits)
FROM (
  SELECT s.day, s.visits,
    CASE
      WHEN EXISTS (SELECT FROM visit_days k WHERE k.day = s.day AND k.source = s.source) THEN s.source
      WHEN row_number() OVER (PARTITION BY s.day ORDER BY s.visits DESC, s.source) + (
        SELECT count(*) FROM visit_days k WHERE k.day = s.day) <= $4 THEN s.source
      ELSE ''
    END AS source
  FROM unnest($1::date[], $2::text[], $3::int[]) AS s(day, source, visits)
) t
GROUP BY t.day, t.source
ORDER BY t.day, t.source
ON CONFLICT (day, source) DO UPDATE SET visits = d.visits + excluded.visits
