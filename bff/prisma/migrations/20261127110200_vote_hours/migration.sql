-- The chart of a theory, kept as its tallies are: counting it read every vote of the theory. An hour is UTC's, and begins with
-- one of São Paulo. Counts what there is while nobody can vote: about two seconds for each
-- million, and whoever votes is asked to try again after the first. Not while many vote (docs/runbooks/deploy.md).
SET LOCAL lock_timeout = '2s';

CREATE TABLE "vote_hours" (
    "poll_id" UUID NOT NULL,
    "hour" TIMESTAMPTZ(3) NOT NULL,
    "shard" INTEGER NOT NULL,
    "votes" INTEGER NOT NULL,

    CONSTRAINT "vote_hours_pkey" PRIMARY KEY ("poll_id","hour","shard")
);

-- Whoever votes now, under the release before this one, writes here from the commit of this on: before rights are given anew.
DO $$
DECLARE
  voter NAME;
BEGIN
  FOR voter IN
    SELECT grantee FROM information_schema.role_table_grants
    WHERE table_schema = 'public' AND table_name = 'votes' AND privilege_type = 'INSERT' AND grantee <> current_user
  LOOP
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON vote_hours TO %I', voter);
  END LOOP;
END $$;

CREATE FUNCTION add_to_hours(theories UUID[], hours TIMESTAMPTZ[], deltas INTEGER[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO vote_hours (poll_id, hour, shard, votes)
  SELECT poll_id, hour, pg_backend_pid() % 16, delta
  FROM unnest(theories, hours, deltas) AS d(poll_id, hour, delta)
  WHERE delta <> 0
  ORDER BY poll_id, hour
  ON CONFLICT (poll_id, hour, shard) DO UPDATE SET votes = vote_hours.votes + excluded.votes
$$;

-- Triggers of their own, called after the tallies' by their names.
CREATE FUNCTION time_added_votes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_hours(array_agg(poll_id), array_agg(hour), array_agg(n))
  FROM (
    SELECT poll_id, date_trunc('hour', voted_at, 'UTC') AS hour, count(*)::integer AS n
    FROM added WHERE suspicion IS NULL GROUP BY 1, 2
  ) AS counted
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE FUNCTION time_changed_votes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_hours(array_agg(poll_id), array_agg(hour), array_agg(n))
  FROM (
    SELECT poll_id, hour, sum(n)::integer AS n
    FROM (
      SELECT poll_id, date_trunc('hour', voted_at, 'UTC') AS hour, 1 AS n FROM changed WHERE suspicion IS NULL
      UNION ALL
      SELECT poll_id, date_trunc('hour', voted_at, 'UTC'), -1 FROM replaced WHERE suspicion IS NULL
    ) AS both_sides
    GROUP BY poll_id, hour
  ) AS counted
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE FUNCTION time_removed_votes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_hours(array_agg(poll_id), array_agg(hour), array_agg(n))
  FROM (
    SELECT poll_id, date_trunc('hour', voted_at, 'UTC') AS hour, -count(*)::integer AS n
    FROM removed WHERE suspicion IS NULL GROUP BY 1, 2
  ) AS counted
  HAVING count(*) > 0;
  RETURN NULL;
END $$;

-- Whoever writes waits until what is there is counted.
LOCK TABLE votes IN SHARE ROW EXCLUSIVE MODE;
INSERT INTO vote_hours (poll_id, hour, shard, votes)
SELECT poll_id, date_trunc('hour', voted_at, 'UTC'), 0, count(*) FROM votes WHERE suspicion IS NULL GROUP BY 1, 2;
CREATE TRIGGER votes_timed_added AFTER INSERT ON votes
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION time_added_votes();
CREATE TRIGGER votes_timed_changed AFTER UPDATE ON votes
  REFERENCING OLD TABLE AS replaced NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION time_changed_votes();
CREATE TRIGGER votes_timed_removed AFTER DELETE ON votes
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION time_removed_votes();
