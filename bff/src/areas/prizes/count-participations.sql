-- Counts participations of these moments ($1) for each schedule by counter that they lie in, and says where it stands now.
-- In one order, so that two who count for several never wait in a circle.
WITH counted AS (
  SELECT id, (SELECT count(*)::integer FROM unnest($1::timestamptz[]) AS made(at) WHERE at >= starts_at AND at < ends_at) AS more
  FROM prize_schedules
  WHERE rule = 'counter' AND starts_at <= $3::timestamptz AND ends_at > $2::timestamptz
  ORDER BY id
  FOR NO KEY UPDATE
)
UPDATE prize_schedules AS schedule SET participations = participations + more
FROM counted
WHERE schedule.id = counted.id AND more > 0
RETURNING schedule.id, starts_at AS "startsAt", ends_at AS "endsAt", participations
