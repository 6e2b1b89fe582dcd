-- Every process keeps sessions in memory for a moment (docs/decisions/031). It is told, on commit, whenever one ends
-- or its person may do something else than before: whoever writes the row, nobody can forget to tell.
-- 's <token hash in hex>' is one session, 'p <id>' all that a person has or has opened.
CREATE FUNCTION notify_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_changed', 's ' || encode(OLD.token_hash, 'hex'));
  RETURN NULL;
END $$;
CREATE TRIGGER sessions_revoked AFTER UPDATE OF revoked_at ON sessions
  FOR EACH ROW WHEN (OLD.revoked_at IS DISTINCT FROM NEW.revoked_at) EXECUTE FUNCTION notify_session();
CREATE TRIGGER sessions_deleted AFTER DELETE ON sessions
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL) EXECUTE FUNCTION notify_session();

CREATE FUNCTION notify_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_changed', 'p ' || OLD.id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER registrations_stopped AFTER UPDATE OF disabled_at, blocked_at ON registrations
  FOR EACH ROW WHEN ((OLD.disabled_at, OLD.blocked_at) IS DISTINCT FROM (NEW.disabled_at, NEW.blocked_at))
  EXECUTE FUNCTION notify_person();
CREATE TRIGGER registrations_deleted AFTER DELETE ON registrations
  FOR EACH ROW EXECUTE FUNCTION notify_person();
CREATE TRIGGER admin_users_changed AFTER UPDATE OF disabled_at, type, permissions, name, email ON admin_users
  FOR EACH ROW WHEN (
    (OLD.disabled_at, OLD.type, OLD.permissions, OLD.name, OLD.email)
    IS DISTINCT FROM (NEW.disabled_at, NEW.type, NEW.permissions, NEW.name, NEW.email)
  ) EXECUTE FUNCTION notify_person();
CREATE TRIGGER admin_users_deleted AFTER DELETE ON admin_users
  FOR EACH ROW EXECUTE FUNCTION notify_person();
