-- Whoever looks at a record is told, on commit, of what somebody did to it (docs/decisions/131): all that staff change
-- has its row in the audit, so nobody can forget to tell.
CREATE FUNCTION notify_record() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('record_changed', json_build_object(
    'resource', NEW.resource, 'id', NEW.record_id, 'actorId', NEW.actor_id,
    'by', left(NEW.actor_name, 200), 'action', NEW.action, 'at', NEW.at
  )::text);
  RETURN NULL;
END $$;
CREATE TRIGGER actions_notify AFTER INSERT ON actions
  FOR EACH ROW WHEN (NEW.record_id IS NOT NULL) EXECUTE FUNCTION notify_record();
