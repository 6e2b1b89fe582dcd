-- Where people ($2) stand in a draw, held until the commit; in one order, so that two who hold several never wait in a circle.
-- Their rows are there already: see open-balances.sql.
SELECT registration_id AS "registrationId", numbers, parts
FROM earning_balances
WHERE draw_id = $1::uuid AND registration_id = ANY ($2::uuid[])
ORDER BY registration_id
FOR UPDATE
