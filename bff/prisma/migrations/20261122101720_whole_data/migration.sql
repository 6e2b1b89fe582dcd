-- Who may see a person's CPF, phone and birth date whole: administrators whose permissions were written down, as far as they
-- saw registrations. Whoever else should is given it by hand (docs/decisions/099).
UPDATE type_permissions
SET permissions = permissions || '[{"permission": "registrations", "action": "whole"}]'::jsonb, version = version + 1
WHERE type = 'admin' AND permissions @> '[{"permission": "registrations", "action": "view"}]'::jsonb;

UPDATE admin_users
SET permissions = permissions || '[{"permission": "registrations", "action": "whole"}]'::jsonb, version = version + 1
WHERE type IN ('admin', 'super') AND permissions @> '[{"permission": "registrations", "action": "view"}]'::jsonb;
