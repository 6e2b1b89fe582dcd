-- A row for each of those people ($2) who have none in a draw yet.
INSERT INTO earning_balances (draw_id, registration_id)
SELECT DISTINCT $1::uuid, id FROM unnest($2::uuid[]) AS whose(id) ORDER BY id
ON CONFLICT DO NOTHING
