-- AlterTable
ALTER TABLE "votes" ADD COLUMN     "suspicion" TEXT;

-- CreateTable
CREATE TABLE "suspicious_votes" (
    "poll_id" UUID NOT NULL,
    "voter_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "noticed_at" TIMESTAMPTZ(3) NOT NULL,
    "decision" TEXT,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "suspicious_votes_pkey" PRIMARY KEY ("poll_id","voter_id")
);

-- AddForeignKey
ALTER TABLE "suspicious_votes" ADD CONSTRAINT "suspicious_votes_poll_id_voter_id_fkey" FOREIGN KEY ("poll_id", "voter_id") REFERENCES "votes"("poll_id", "voter_id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE votes ADD CONSTRAINT votes_suspicion_known CHECK (suspicion IN ('device', 'address'));
ALTER TABLE suspicious_votes
  ADD CONSTRAINT suspicious_votes_reason_known CHECK (reason IN ('device', 'address')),
  ADD CONSTRAINT suspicious_votes_decision_known CHECK (decision IN ('released', 'annulled'));

-- A vote counts while nothing is held against it. Which is looked at in what the statement has in memory anyway.
CREATE OR REPLACE FUNCTION tally_added_votes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_tallies(array_agg(poll_id), array_agg(option_id), array_agg(n))
  FROM (
    SELECT poll_id, option_id, count(*)::integer AS n FROM added WHERE suspicion IS NULL GROUP BY poll_id, option_id
  ) AS counted
  HAVING count(*) > 0;
  INSERT INTO suspicious_votes (poll_id, voter_id, reason, noticed_at)
  SELECT poll_id, voter_id, suspicion, voted_at FROM added WHERE suspicion IS NOT NULL;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION tally_changed_votes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_tallies(array_agg(poll_id), array_agg(option_id), array_agg(n))
  FROM (
    SELECT poll_id, option_id, sum(n)::integer AS n
    FROM (
      SELECT poll_id, option_id, 1 AS n FROM changed WHERE suspicion IS NULL
      UNION ALL
      SELECT poll_id, option_id, -1 FROM replaced WHERE suspicion IS NULL
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

CREATE OR REPLACE FUNCTION tally_removed_votes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_tallies(array_agg(poll_id), array_agg(option_id), array_agg(n))
  FROM (
    SELECT poll_id, option_id, -count(*)::integer AS n FROM removed WHERE suspicion IS NULL GROUP BY poll_id, option_id
  ) AS counted
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
