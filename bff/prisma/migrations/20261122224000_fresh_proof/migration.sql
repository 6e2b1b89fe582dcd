-- AlterTable
ALTER TABLE "sessions" ADD COLUMN "proved_at" TIMESTAMPTZ(3);

-- A session that was proved anew, and an account whose second factor came or went, is read afresh by every process.
CREATE TRIGGER sessions_proved AFTER UPDATE OF proved_at ON sessions
  FOR EACH ROW WHEN (OLD.proved_at IS DISTINCT FROM NEW.proved_at) EXECUTE FUNCTION notify_session();

CREATE FUNCTION notify_second_factor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_changed', 'p ' || coalesce(NEW.admin_user_id, OLD.admin_user_id)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER two_factors_changed AFTER INSERT OR DELETE OR UPDATE OF confirmed_at ON two_factors
  FOR EACH ROW EXECUTE FUNCTION notify_second_factor();
