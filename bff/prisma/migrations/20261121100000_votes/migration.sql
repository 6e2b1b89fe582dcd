-- The tallies answer what this index was for; each vote would pay for it.
DROP INDEX votes_poll_id_option_id_idx;

-- The key a vote was sent with: the same key again has one effect and the same answer.
ALTER TABLE votes ADD COLUMN key UUID NOT NULL DEFAULT gen_random_uuid();

-- Each answer that a later one replaced, so that the way of a vote can be followed and an old key is known again.
CREATE TABLE "vote_changes" (
    "poll_id" UUID NOT NULL,
    "voter_id" UUID NOT NULL,
    "revision" INTEGER NOT NULL,
    "option_id" UUID NOT NULL,
    "key" UUID NOT NULL,
    "voted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "vote_changes_pkey" PRIMARY KEY ("poll_id","voter_id","revision")
);
CREATE INDEX "vote_changes_voter_id_voted_at_idx" ON "vote_changes"("voter_id", "voted_at");

-- How often each option stands in votes, spread over shards so that two commits at once don't wait for one row.
CREATE TABLE "vote_tallies" (
    "poll_id" UUID NOT NULL,
    "option_id" UUID NOT NULL,
    "shard" INTEGER NOT NULL,
    "votes" INTEGER NOT NULL,

    CONSTRAINT "vote_tallies_pkey" PRIMARY KEY ("poll_id","option_id","shard")
);

CREATE FUNCTION add_to_tallies(polls UUID[], options UUID[], deltas INTEGER[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO vote_tallies (poll_id, option_id, shard, votes)
  SELECT poll_id, option_id, pg_backend_pid() % 16, delta
  FROM unnest(polls, options, deltas) AS d(poll_id, option_id, delta)
  WHERE delta <> 0
  ORDER BY poll_id, option_id
  ON CONFLICT (poll_id, option_id, shard) DO UPDATE SET votes = vote_tallies.votes + excluded.votes
$$;

-- Whoever writes votes, the tallies follow in the same commit: once per statement, not once per row.
CREATE FUNCTION tally_added_votes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_tallies(array_agg(poll_id), array_agg(option_id), array_agg(n))
  FROM (SELECT poll_id, option_id, count(*)::integer AS n FROM added GROUP BY poll_id, option_id) AS counted
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER votes_tally_added AFTER INSERT ON votes
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_added_votes();

CREATE FUNCTION tally_changed_votes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_tallies(array_agg(poll_id), array_agg(option_id), array_agg(n))
  FROM (
    SELECT poll_id, option_id, sum(n)::integer AS n
    FROM (
      SELECT poll_id, option_id, 1 AS n FROM changed
      UNION ALL
      SELECT poll_id, option_id, -1 FROM replaced
    ) AS both_sides
    GROUP BY poll_id, option_id
  ) AS counted
  HAVING count(*) > 0;
  INSERT INTO vote_changes (poll_id, voter_id, revision, option_id, key, voted_at)
  SELECT r.poll_id, r.voter_id, r.revision, r.option_id, r.key, r.voted_at
  FROM replaced r JOIN changed c USING (poll_id, voter_id)
  WHERE c.revision > r.revision;
  RETURN NULL;
END $$;
CREATE TRIGGER votes_tally_changed AFTER UPDATE ON votes
  REFERENCING OLD TABLE AS replaced NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tally_changed_votes();

CREATE FUNCTION tally_removed_votes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_tallies(array_agg(poll_id), array_agg(option_id), array_agg(n))
  FROM (SELECT poll_id, option_id, -count(*)::integer AS n FROM removed GROUP BY poll_id, option_id) AS counted
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER votes_tally_removed AFTER DELETE ON votes
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_removed_votes();
