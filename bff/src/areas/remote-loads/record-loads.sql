-- What pages told within a moment, in one statement; rows in one order, so that two processes never wait for each other.
-- $1 environment, $2 the minute, $3–$6 remotes, builds, phases, outcomes, $7 how many by how long they took, as '{1,0,…}'.
-- Of builds nobody has published nothing is kept: whoever makes them up fills no table.
INSERT INTO remote_loads AS l (environment, minute, remote, build, phase, outcome, times)
SELECT $1, date_trunc('minute', $2::timestamptz), s.remote, s.build, s.phase, s.outcome, s.times::int[]
FROM unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[]) AS s(remote, build, phase, outcome, times)
JOIN remote_builds b ON b.remote = s.remote AND b.build = s.build
ORDER BY s.remote, s.build, s.phase, s.outcome
ON CONFLICT (environment, minute, remote, build, phase, outcome) DO UPDATE SET times = ARRAY(
  SELECT coalesce(t.before, 0) + coalesce(t.more, 0)
  FROM unnest(l.times, excluded.times) WITH ORDINALITY AS t(before, more, bin) ORDER BY t.bin)
RETURNING remote, build
