-- What registered people do (product/domain.md, 3.21), in a table that stays as fast with ten million rows
-- (docs/decisions/108 and 128).
CREATE TABLE "logs" (
  "id" UUID NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "kind" SMALLINT NOT NULL,
  "registration_id" UUID,
  "ip" TEXT COLLATE "C",
  "user_agent" TEXT,
  "record_id" UUID,
  "detail" JSONB,
  CONSTRAINT "logs_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "logs_kind_known" CHECK (kind BETWEEN 0 AND 16)
);
CREATE INDEX "logs_kind_id_idx" ON "logs"("kind", "id");
CREATE INDEX "logs_registration_id_id_idx" ON "logs"("registration_id", "id");
CREATE INDEX "logs_ip_kind_id_idx" ON "logs"("ip", "kind", "id");

-- LOG_KINDS of the contracts; a test compares the two. A new kind stands at the end.
CREATE FUNCTION log_kind(name TEXT) RETURNS SMALLINT LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN array_position(ARRAY[
    'register', 'confirm', 'login', 'login_failed', 'password_change', 'password_reset', 'data_change', 'email_change',
    'vote', 'vote_change', 'suggestion', 'invoice', 'ticket', 'prize', 'consent', 'unsubscribe', 'delete'
  ], name) - 1;

-- A UUID of version 7 that stands for `at`; of one millisecond's, the kinds stand in their order.
CREATE FUNCTION log_id(at TIMESTAMPTZ, kind SMALLINT) RETURNS UUID LANGUAGE sql VOLATILE PARALLEL SAFE
  RETURN encode(
    substring(int8send(floor(extract(epoch FROM at) * 1000)::bigint) FROM 3)
      || set_byte('\x7000'::bytea, 1, kind) || substring(uuid_send(gen_random_uuid()) FROM 9),
    'hex')::uuid;

-- Before the first id of that instant and after all of earlier ones.
CREATE FUNCTION log_bound(at TIMESTAMPTZ) RETURNS UUID LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (encode(substring(int8send(floor(extract(epoch FROM at) * 1000)::bigint) FROM 3), 'hex') || repeat('0', 20))::uuid;

-- Access records are kept for six months (Marco Civil da Internet, article 15); what is older, retention may take.
CREATE FUNCTION keep_logs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - INTERVAL '6 months' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'logs are only added to, and kept for six months: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER logs_kept BEFORE UPDATE OR DELETE ON logs FOR EACH ROW EXECUTE FUNCTION keep_logs();
CREATE TRIGGER logs_never_emptied BEFORE TRUNCATE ON logs FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Whoever moves a prize, the person sees it in their log once it is theirs.
CREATE FUNCTION log_prize() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO logs (id, at, kind, registration_id, record_id, detail)
  VALUES (log_id(NEW.changed_at, log_kind('prize')), NEW.changed_at, log_kind('prize'), NEW.registration_id, NEW.id,
    jsonb_build_object('state', NEW.state));
  RETURN NULL;
END $$;
CREATE TRIGGER prizes_given_logged AFTER INSERT ON prizes
  FOR EACH ROW WHEN (NEW.registration_id IS NOT NULL) EXECUTE FUNCTION log_prize();
CREATE TRIGGER prizes_moved_logged AFTER UPDATE OF state, registration_id ON prizes
  FOR EACH ROW WHEN (NEW.registration_id IS NOT NULL AND OLD.state <> NEW.state) EXECUTE FUNCTION log_prize();
