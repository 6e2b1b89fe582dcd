-- A theory is found by the words of its question, its answers and its series, by visitors and staff alike.
CREATE OR REPLACE FUNCTION fill_poll_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := fold_text(concat_ws(' ', NEW.title, NEW.slug,
    (SELECT title FROM shows WHERE id = NEW.show_id),
    (SELECT string_agg(label, ' ' ORDER BY position) FROM poll_options WHERE poll_id = NEW.id)));
  RETURN NEW;
END $$;
DROP TRIGGER polls_search ON polls;
CREATE TRIGGER polls_search BEFORE INSERT OR UPDATE OF title, slug, show_id, search ON polls
  FOR EACH ROW EXECUTE FUNCTION fill_poll_search();

-- Answers come after their theory, and a series may be renamed.
CREATE FUNCTION refill_poll_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE polls SET search = '' WHERE id IN (SELECT poll_id FROM changed);
  RETURN NULL;
END $$;
CREATE TRIGGER poll_options_search_added AFTER INSERT ON poll_options
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refill_poll_search();
CREATE TRIGGER poll_options_search_changed AFTER UPDATE ON poll_options
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refill_poll_search();
CREATE TRIGGER poll_options_search_removed AFTER DELETE ON poll_options
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refill_poll_search();

CREATE FUNCTION refill_show_polls_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE polls SET search = '' WHERE show_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER shows_polls_search AFTER UPDATE OF title ON shows
  FOR EACH ROW WHEN (OLD.title IS DISTINCT FROM NEW.title) EXECUTE FUNCTION refill_show_polls_search();

UPDATE polls SET search = '';
