-- Blocks many CPFs at once; one that is blocked already stays as it is, one whose block is over is blocked anew.
-- $1 hashes and $2 what is encrypted, both in hex, $3 reasons, $4 notes, $5 who, $6 the last day or null, $7 now, $8 today in São Paulo,
-- $9 ids, which what is encrypted is bound to, $10 the number of the hashes' key.
INSERT INTO blocked_cpfs AS b (id, cpf_hash, cpf_hash_key, cpf_encrypted, reason, origin, note, by_name, expires_on, created_at)
SELECT id, decode(hash, 'hex'), $10::smallint, decode(encrypted, 'hex'), reason, 'import', note, $5, $6::date, $7::timestamptz
FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $9::uuid[]) AS t(hash, encrypted, reason, note, id)
ON CONFLICT (cpf_hash) DO UPDATE SET
  cpf_encrypted = excluded.cpf_encrypted, reason = excluded.reason, origin = 'import', note = excluded.note,
  by_name = excluded.by_name, expires_on = excluded.expires_on, created_at = excluded.created_at,
  lifted_at = NULL, lifted_by = NULL, lifted_reason = NULL, version = b.version + 1
-- Under another id somebody blocked it just now.
WHERE b.id = excluded.id AND (b.lifted_at IS NOT NULL OR b.expires_on < $8::date)
RETURNING cpf_hash AS hash
