-- Seeds have a key of their own: whoever has the one of CPFs reads no prize moment and no order. What is there the command
-- that changes keys seals anew.
ALTER TABLE encryption_keys DROP CONSTRAINT encryption_keys_name_known;
ALTER TABLE encryption_keys
  ADD CONSTRAINT encryption_keys_name_known CHECK (name IN ('CPF_KEY', 'HASH_KEY', 'SEED_KEY'));

-- Once it is in use a seed is sealed with it, or not written at all: one of a process from before would be readable with
-- the key of CPFs for good. The lock of the table, held even while there is no row, makes the command wait for writers.
CREATE FUNCTION hold_seed_key() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  used SMALLINT;
  sealed BYTEA := decode(substring(to_jsonb(NEW) ->> TG_ARGV[0] FROM 3), 'hex');
BEGIN
  SELECT key_id INTO used FROM keys_in_use WHERE name = 'SEED_KEY' FOR KEY SHARE;
  IF used IS NOT NULL AND substring(sealed FROM 1 FOR 3) <> decode('0000' || lpad(to_hex(used::integer), 2, '0'), 'hex') THEN
    RAISE EXCEPTION 'SEED_KEY % is in use, and seals %', used, TG_ARGV[0] USING ERRCODE = 'FK001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER number_pools_seed_key BEFORE INSERT OR UPDATE OF seed_encrypted ON number_pools
  FOR EACH ROW EXECUTE FUNCTION hold_seed_key('seed_encrypted');
CREATE TRIGGER prize_schedules_seed_key BEFORE INSERT OR UPDATE OF seed_encrypted ON prize_schedules
  FOR EACH ROW EXECUTE FUNCTION hold_seed_key('seed_encrypted');
CREATE TRIGGER draws_seed_key BEFORE INSERT OR UPDATE OF list_secret ON draws
  FOR EACH ROW EXECUTE FUNCTION hold_seed_key('list_secret');
