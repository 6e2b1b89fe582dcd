-- Visitors as they see themselves, for many signed-in people at once. $1 ids.
SELECT
  id, name, last_name AS "lastName", email, email_verified_at IS NOT NULL AS "emailVerified",
  cpf_encrypted AS "cpfEncrypted", phone, birth_date::text AS "birthDate", state, city, marketing,
  to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt"
FROM registrations
WHERE id = ANY ($1::uuid[])
