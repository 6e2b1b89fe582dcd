-- The audit's list, as fast with ten million rows (docs/decisions/108 and 129): each choice of filters has an index that
-- ends in the list's order.
DROP TRIGGER actions_search ON actions;
DROP FUNCTION fill_action_search();
ALTER TABLE actions DROP COLUMN search;
DROP INDEX "actions_resource_record_id_idx", "actions_actor_id_idx", "actions_at_idx";

CREATE INDEX "actions_at_id_idx" ON "actions"("at", "id");
CREATE INDEX "actions_resource_at_id_idx" ON "actions"("resource", "at", "id");
CREATE INDEX "actions_action_at_id_idx" ON "actions"("action", "at", "id");
CREATE INDEX "actions_resource_action_at_id_idx" ON "actions"("resource", "action", "at", "id");
CREATE INDEX "actions_actor_id_at_id_idx" ON "actions"("actor_id", "at", "id");
CREATE INDEX "actions_actor_id_resource_at_id_idx" ON "actions"("actor_id", "resource", "at", "id");
CREATE INDEX "actions_actor_id_action_at_id_idx" ON "actions"("actor_id", "action", "at", "id");
CREATE INDEX "actions_actor_id_resource_action_at_id_idx" ON "actions"("actor_id", "resource", "action", "at", "id");
CREATE INDEX "actions_record_id_at_id_idx" ON "actions"("record_id", "at", "id");
CREATE INDEX "actions_ip_at_id_idx" ON "actions"("ip", "at", "id");

-- What a text can be found by: from each of its first words to its end, folded. searchTerm() of the BFF makes of what is
-- typed what these begin with; a test compares the two.
CREATE FUNCTION search_terms(value TEXT) RETURNS SETOF TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT left(array_to_string(words[n:], ' '), 60)
  FROM (SELECT string_to_array(btrim(regexp_replace(fold_text(value), '[^a-z0-9@._-]+', ' ', 'g')), ' ') AS words) AS split,
    generate_series(1, least(cardinality(words), 8)) AS n
$$;

CREATE TABLE "action_terms" (
  "term" TEXT COLLATE "C" NOT NULL,
  "action_id" BIGINT NOT NULL,
  CONSTRAINT "action_terms_pkey" PRIMARY KEY ("term", "action_id")
);
CREATE FUNCTION add_action_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO action_terms (term, action_id) SELECT term, NEW.id FROM search_terms(NEW.summary) AS t(term);
  RETURN NULL;
END $$;
CREATE TRIGGER actions_terms AFTER INSERT ON actions FOR EACH ROW EXECUTE FUNCTION add_action_terms();
INSERT INTO action_terms (term, action_id) SELECT t.term, a.id FROM actions a, search_terms(a.summary) AS t(term);
