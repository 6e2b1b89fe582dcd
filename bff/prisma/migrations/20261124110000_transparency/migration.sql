-- CreateTable
CREATE TABLE "transparency_entries" (
    "index" BIGINT NOT NULL,
    "entry" TEXT NOT NULL,

    CONSTRAINT "transparency_entries_pkey" PRIMARY KEY ("index")
);

-- CreateTable
CREATE TABLE "transparency_nodes" (
    "level" SMALLINT NOT NULL,
    "index" BIGINT NOT NULL,
    "hash" BYTEA NOT NULL,

    CONSTRAINT "transparency_nodes_pkey" PRIMARY KEY ("level","index")
);

-- CreateTable
CREATE TABLE "transparency_checkpoints" (
    "size" BIGINT NOT NULL,
    "root" BYTEA NOT NULL,
    "note" TEXT NOT NULL,
    "signed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "transparency_checkpoints_pkey" PRIMARY KEY ("size")
);

ALTER TABLE transparency_entries
  ADD CONSTRAINT transparency_entries_size CHECK (octet_length(convert_to(entry, 'UTF8')) BETWEEN 1 AND 65535);
ALTER TABLE transparency_nodes ADD CONSTRAINT transparency_nodes_hash_length CHECK (octet_length(hash) = 32);
ALTER TABLE transparency_checkpoints ADD CONSTRAINT transparency_checkpoints_root_length CHECK (octet_length(root) = 32);

-- Functions say where they look, temporary tables last: else whoever may make one would have the triggers read and write a
-- table of their own by the log's name.

-- Who appends waits here for whoever did before, until their commit: no index is left out, and none is seen before those
-- below it.
CREATE FUNCTION number_transparency_entry() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  following BIGINT;
BEGIN
  PERFORM pg_advisory_xact_lock(7270024);
  SELECT coalesce(max(index) + 1, 0) INTO following FROM transparency_entries;
  IF NEW.index <> following THEN
    RAISE EXCEPTION 'transparency_entries is append-only: entry % follows, not %', following, NEW.index
      USING ERRCODE = 'restrict_violation';
  END IF;
  NEW.index := following;
  RETURN NEW;
END $$;
CREATE TRIGGER transparency_entries_numbered BEFORE INSERT ON transparency_entries
  FOR EACH ROW EXECUTE FUNCTION number_transparency_entry();

-- The hashes of RFC 6962: of the entry, and of each subtree that is whole with it. As the owner, for whoever may append
-- has no business with the tree itself.
CREATE FUNCTION grow_transparency_tree() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  height SMALLINT := 0;
  place BIGINT := NEW.index;
  above BYTEA := sha256('\x00'::bytea || convert_to(NEW.entry, 'UTF8'));
BEGIN
  INSERT INTO transparency_nodes VALUES (height, place, above);
  WHILE place % 2 = 1 LOOP
    SELECT sha256('\x01'::bytea || node.hash || above) INTO STRICT above
      FROM transparency_nodes node WHERE node.level = height AND node.index = place - 1;
    height := height + 1;
    place := place / 2;
    INSERT INTO transparency_nodes VALUES (height, place, above);
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER transparency_entries_grow AFTER INSERT ON transparency_entries
  FOR EACH ROW EXECUTE FUNCTION grow_transparency_tree();

CREATE FUNCTION refuse_foreign_node() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'transparency_nodes is written by the entries alone' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER transparency_nodes_by_entries BEFORE INSERT ON transparency_nodes
  FOR EACH ROW EXECUTE FUNCTION refuse_foreign_node();

-- A head is signed once, after those before it, and of entries that are there.
CREATE FUNCTION refuse_odd_checkpoint() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.size <= (SELECT max(size) FROM transparency_checkpoints)
    OR NEW.size > (SELECT coalesce(max(index) + 1, 0) FROM transparency_entries) THEN
    RAISE EXCEPTION 'transparency_checkpoints is append-only: a head of % refused', NEW.size
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER transparency_checkpoints_in_order BEFORE INSERT ON transparency_checkpoints
  FOR EACH ROW EXECUTE FUNCTION refuse_odd_checkpoint();

CREATE TRIGGER transparency_entries_append_only BEFORE UPDATE OR DELETE ON transparency_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER transparency_entries_never_emptied BEFORE TRUNCATE ON transparency_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER transparency_nodes_append_only BEFORE UPDATE OR DELETE ON transparency_nodes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER transparency_nodes_never_emptied BEFORE TRUNCATE ON transparency_nodes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER transparency_checkpoints_append_only BEFORE UPDATE OR DELETE ON transparency_checkpoints
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER transparency_checkpoints_never_emptied BEFORE TRUNCATE ON transparency_checkpoints
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
