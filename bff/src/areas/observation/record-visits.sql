-- Visits of a moment, in one statement; rows in one order, so that two processes never wait for each other.
-- $1–$3 days, sources, visits; of a day $4 sources have rows of their own, and beside them each that people registered with in
-- the thirty days before, whoever else fills the table. What is beyond adds to the row without a source.
INSERT INTO visit_days AS d (day, source, visits)
WITH seen AS (
  SELECT s.day, s.source, s.visits FROM unnest($1::date[], $2::text[], $3::int[]) AS s(day, source, visits)
),
proven AS (
  SELECT DISTINCT key AS source FROM statistic_days
  WHERE dimension = 'source' AND registrations > 0
    AND day BETWEEN (SELECT min(day) - 30 FROM seen) AND (SELECT max(day) FROM seen)
),
placed AS (
  SELECT s.*, k.source IS NOT NULL OR s.source IN (SELECT source FROM proven) AS has_place
  FROM seen s LEFT JOIN visit_days k ON k.day = s.day AND k.source = s.source
)
SELECT t.day, t.source, sum(t.visits)
FROM (
  SELECT p.day, p.visits,
    CASE
      WHEN has_place THEN p.source
      WHEN row_number() OVER (PARTITION BY p.day, has_place ORDER BY p.visits DESC, p.source) + (
        SELECT count(*) FROM visit_days k WHERE k.day = p.day) <= $4 THEN p.source
      ELSE ''
    END AS source
  FROM placed p
) t
GROUP BY t.day, t.source
ORDER BY t.day, t.source
ON CONFLICT (day, source) DO UPDATE SET visits = d.visits + excluded.visits
