-- What the keys of the configuration are held against, and which one makes what is new.
CREATE TABLE "encryption_keys" (
    "name" TEXT NOT NULL,
    "id" SMALLINT NOT NULL,
    "check_value" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "retired_at" TIMESTAMPTZ(3),

    CONSTRAINT "encryption_keys_pkey" PRIMARY KEY ("name","id")
);
CREATE TABLE "keys_in_use" (
    "name" TEXT NOT NULL,
    "key_id" SMALLINT NOT NULL,
    "is_bound" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "keys_in_use_pkey" PRIMARY KEY ("name")
);
ALTER TABLE encryption_keys
  ADD CONSTRAINT encryption_keys_name_known CHECK (name IN ('CPF_KEY', 'HASH_KEY')),
  ADD CONSTRAINT encryption_keys_id_range CHECK (id BETWEEN 1 AND 255),
  ADD CONSTRAINT encryption_keys_check_length CHECK (length(check_value) = 32);
ALTER TABLE "keys_in_use" ADD CONSTRAINT "keys_in_use_name_key_id_fkey" FOREIGN KEY ("name", "key_id")
  REFERENCES "encryption_keys"("name", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- All there is was hashed with the only key there was.
ALTER TABLE "registrations" ADD COLUMN "cpf_hash_key" SMALLINT NOT NULL DEFAULT 1;
ALTER TABLE "blocked_cpfs" ADD COLUMN "cpf_hash_key" SMALLINT NOT NULL DEFAULT 1;
ALTER TABLE "recovery_codes" ADD COLUMN "code_hash_key" SMALLINT NOT NULL DEFAULT 1;

-- A CPF hashed with two keys would be two CPFs to the unique index. So a hash is written with the key in use, or not at
-- all: the lock holds back whoever changes it until those who wrote with the one before are done.
CREATE FUNCTION hold_hash_key() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  used SMALLINT;
BEGIN
  SELECT key_id INTO used FROM keys_in_use WHERE name = 'HASH_KEY' FOR KEY SHARE;
  IF used <> NEW.cpf_hash_key THEN
    RAISE EXCEPTION 'HASH_KEY % is in use, not %', used, NEW.cpf_hash_key USING ERRCODE = 'FK001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER registrations_hash_key BEFORE INSERT OR UPDATE OF cpf_hash ON registrations
  FOR EACH ROW WHEN (NEW.anonymised_at IS NULL) EXECUTE FUNCTION hold_hash_key();
CREATE TRIGGER blocked_cpfs_hash_key BEFORE INSERT OR UPDATE OF cpf_hash ON blocked_cpfs
  FOR EACH ROW EXECUTE FUNCTION hold_hash_key();

-- Every process hears which key is in use from now on.
CREATE FUNCTION notify_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('fio_keys', '');
  RETURN NULL;
END $$;
CREATE TRIGGER keys_in_use_notify AFTER INSERT OR UPDATE ON keys_in_use
  FOR EACH STATEMENT EXECUTE FUNCTION notify_keys();

-- What was committed stays as it was. Sealed with another key it is the same: only the command that changes keys says so.
CREATE OR REPLACE FUNCTION guard_number_pool() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('fio.resealing', true) = 'on' THEN OLD.seed_encrypted := NEW.seed_encrypted; END IF;
  IF (NEW.draw_id, NEW.series_first, NEW.series_last, NEW.seed_encrypted, NEW.seed_hash, NEW.committed_at)
    IS DISTINCT FROM
    (OLD.draw_id, OLD.series_first, OLD.series_last, OLD.seed_encrypted, OLD.seed_hash, OLD.committed_at)
    OR NEW.next < OLD.next
    OR (OLD.revealed_at IS NOT NULL AND (NEW.revealed_at IS DISTINCT FROM OLD.revealed_at OR NEW.next > OLD.next))
  THEN
    RAISE EXCEPTION 'the numbers of draw % are committed', OLD.draw_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE FUNCTION guard_prize_schedule() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('fio.resealing', true) = 'on' THEN OLD.seed_encrypted := NEW.seed_encrypted; END IF;
  IF to_jsonb(NEW) - ARRAY['title', 'participations', 'revealed_at']
    IS DISTINCT FROM to_jsonb(OLD) - ARRAY['title', 'participations', 'revealed_at']
    OR NEW.participations < OLD.participations
    OR (OLD.revealed_at IS NOT NULL AND NEW.revealed_at IS DISTINCT FROM OLD.revealed_at)
  THEN
    RAISE EXCEPTION 'schedule % is committed', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE FUNCTION guard_draw() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('fio.resealing', true) = 'on' THEN OLD.list_secret := NEW.list_secret; END IF;
  IF NEW.state <> OLD.state AND NOT draw_may_move(OLD.state, NEW.state) THEN
    RAISE EXCEPTION 'a draw never goes from % to %', OLD.state, NEW.state USING ERRCODE = 'check_violation';
  ELSIF OLD.list_closed_at IS NOT NULL
    AND (NEW.list_closed_at, NEW.rule_set, NEW.series_first, NEW.series_last, NEW.period_from, NEW.period_to)
      IS DISTINCT FROM
      (OLD.list_closed_at, OLD.rule_set, OLD.series_first, OLD.series_last, OLD.period_from, OLD.period_to)
  THEN
    RAISE EXCEPTION 'the list of draw % is closed', OLD.id USING ERRCODE = 'check_violation';
  ELSIF OLD.frozen_at IS NOT NULL
    AND (NEW.frozen_at, NEW.list_secret, NEW.commitment, NEW.commitment_hash)
      IS DISTINCT FROM (OLD.frozen_at, OLD.list_secret, OLD.commitment, OLD.commitment_hash)
  THEN
    RAISE EXCEPTION 'the list of draw % is frozen', OLD.id USING ERRCODE = 'check_violation';
  ELSIF OLD.published_at IS NOT NULL
    AND (NEW.published_at, NEW.calculated_at, NEW.extraction, NEW.lottery_contest, NEW.lottery_date)
      IS DISTINCT FROM (OLD.published_at, OLD.calculated_at, OLD.extraction, OLD.lottery_contest, OLD.lottery_date)
  THEN
    RAISE EXCEPTION 'draw % is published', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
