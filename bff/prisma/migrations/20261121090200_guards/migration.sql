-- What the models can't say. The rules stand in the code too; here they hold whoever writes.

ALTER TABLE pictures
  ADD CONSTRAINT pictures_format_known CHECK (format IN ('svg', 'webp')),
  ADD CONSTRAINT pictures_size_positive CHECK (width > 0 AND height > 0);

ALTER TABLE shows
  ADD CONSTRAINT shows_state_known CHECK (state IN ('draft', 'published', 'archived')),
  ADD CONSTRAINT shows_rating_known CHECK (rating IN ('L', '10', '12', '14', '16', '18')),
  ADD CONSTRAINT shows_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT shows_position_positive CHECK (position >= 0),
  ADD CONSTRAINT shows_colors_form CHECK (
    color_from ~* '^#[0-9a-f]{6}$' AND color_to ~* '^#[0-9a-f]{6}$' AND color_accent ~* '^#[0-9a-f]{6}$'
  );

ALTER TABLE polls
  ADD CONSTRAINT polls_state_known
    CHECK (state IN ('draft', 'scheduled', 'open', 'closed', 'resolved', 'archived')),
  ADD CONSTRAINT polls_type_known CHECK (type IN ('yes_no', 'multiple')),
  ADD CONSTRAINT polls_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT polls_window_ordered CHECK (closes_at > opens_at),
  ADD CONSTRAINT polls_opening_known
    CHECK (opens_at IS NOT NULL OR state IN ('draft', 'archived')),
  ADD CONSTRAINT polls_stamp_known CHECK (stamp IN ('confirmed', 'denied', 'invented')),
  ADD CONSTRAINT polls_resolution_complete CHECK (
    state <> 'resolved'
    OR (correct_option_id IS NOT NULL AND stamp IS NOT NULL AND note IS NOT NULL AND resolved_at IS NOT NULL)
  ),
  ADD CONSTRAINT polls_votes_positive CHECK (votes >= 0);

ALTER TABLE votes ADD CONSTRAINT votes_revision_positive CHECK (revision >= 1);

ALTER TABLE registrations
  ADD CONSTRAINT registrations_email_lower CHECK (email = lower(email)),
  ADD CONSTRAINT registrations_phone_digits CHECK (phone ~ '^[0-9]{10,11}$'),
  ADD CONSTRAINT registrations_state_form CHECK (state ~ '^[A-Z]{2}$');

ALTER TABLE consents
  ADD CONSTRAINT consents_purpose_known CHECK (purpose IN ('regulation', 'terms', 'marketing'));

ALTER TABLE admin_users
  ADD CONSTRAINT admin_users_type_known CHECK (type IN ('admin', 'super', 'user', 'exports', 'reports')),
  ADD CONSTRAINT admin_users_email_lower CHECK (email = lower(email));

ALTER TABLE sessions
  ADD CONSTRAINT sessions_strategy_known CHECK (strategy IN ('user', 'admin')),
  ADD CONSTRAINT sessions_hash_length CHECK (length(token_hash) = 32);

ALTER TABLE link_tokens
  ADD CONSTRAINT link_tokens_strategy_known CHECK (strategy IN ('user', 'admin')),
  ADD CONSTRAINT link_tokens_purpose_known CHECK (purpose IN ('reset', 'confirm'));

ALTER TABLE outbox_messages
  ADD CONSTRAINT outbox_messages_state_known CHECK (state IN ('queued', 'sent', 'kept', 'failed'));

-- The audit is only added to.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER actions_append_only BEFORE UPDATE OR DELETE ON actions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER actions_never_emptied BEFORE TRUNCATE ON actions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER consents_append_only BEFORE UPDATE OR DELETE ON consents
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- What the lists search.
CREATE FUNCTION fill_show_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := fold_text(concat_ws(' ', NEW.title, NEW.slug, NEW.platform));
  RETURN NEW;
END $$;
CREATE TRIGGER shows_search BEFORE INSERT OR UPDATE ON shows
  FOR EACH ROW EXECUTE FUNCTION fill_show_search();

CREATE FUNCTION fill_poll_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := fold_text(concat_ws(' ', NEW.title, NEW.slug));
  RETURN NEW;
END $$;
CREATE TRIGGER polls_search BEFORE INSERT OR UPDATE OF title, slug, search ON polls
  FOR EACH ROW EXECUTE FUNCTION fill_poll_search();

CREATE FUNCTION fill_action_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := fold_text(concat_ws(' ', NEW.actor_name, NEW.summary, NEW.record_id, NEW.ip));
  RETURN NEW;
END $$;
CREATE TRIGGER actions_search BEFORE INSERT ON actions
  FOR EACH ROW EXECUTE FUNCTION fill_action_search();

-- Every process keeps the public pages in memory: told, on commit, that they changed. Not by the vote counts.
CREATE FUNCTION notify_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NOTIFY content;
  RETURN NULL;
END $$;
CREATE TRIGGER shows_notify AFTER INSERT OR UPDATE OR DELETE ON shows
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
CREATE TRIGGER polls_notify
  AFTER INSERT OR DELETE OR UPDATE OF
    show_id, slug, title, type, state, opens_at, closes_at, featured, correct_option_id, stamp, note, resolved_at
  ON polls FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
CREATE TRIGGER poll_options_notify AFTER INSERT OR UPDATE OR DELETE ON poll_options
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
