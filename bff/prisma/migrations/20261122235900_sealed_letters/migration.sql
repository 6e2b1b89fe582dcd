-- A letter whose link opens an account: sealed until it is sent, then gone. HTML and text show dots for the link.
ALTER TABLE "outbox_messages" ADD COLUMN "link_expires_at" TIMESTAMPTZ(3), ADD COLUMN "sealed_letter" BYTEA;

-- Until now they lay there in clear. When each link ends is as long after the letter as links of its kind work.
UPDATE outbox_messages SET link_expires_at = created_at + CASE
    WHEN template IN ('reset', 'admin_reset') THEN INTERVAL '1 hour'
    WHEN template = 'email_change' THEN INTERVAL '1 day'
    ELSE INTERVAL '7 days'
  END
  WHERE template IN ('confirm', 'reset', 'email_change', 'admin_reset', 'admin_invite')
    AND dispatch_id IS NULL AND text ~ '[A-Za-z0-9_-]{43}';
-- What was sent, or comes too late, needs its link no more. What waits is sealed by the worker as it starts.
UPDATE outbox_messages SET
    html = regexp_replace(html, '[A-Za-z0-9_-]{43,}', '••••••••', 'g'),
    text = regexp_replace(text, '[A-Za-z0-9_-]{43,}', '••••••••', 'g')
  WHERE link_expires_at IS NOT NULL AND (state IN ('sent', 'hard_bounced') OR link_expires_at <= now());

ALTER TABLE outbox_messages
  ADD CONSTRAINT outbox_messages_sealed CHECK (
    sealed_letter IS NULL OR (link_expires_at IS NOT NULL AND state NOT IN ('sent', 'hard_bounced')));
-- Those that wait: to be sealed, or to be emptied once their links have ended.
CREATE INDEX outbox_messages_links ON outbox_messages (link_expires_at)
  WHERE link_expires_at IS NOT NULL AND state NOT IN ('sent', 'hard_bounced');
