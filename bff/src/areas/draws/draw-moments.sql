-- Every draw that has a page, and what of its extraction is public: no other digit leaves the database.
-- $1 the states of draws to come, $2 those of published ones.
SELECT
  slug,
  state,
  lottery_date::text AS "lotteryDate",
  encode(commitment_hash, 'hex') AS "listHash",
  CASE WHEN state = ANY($2::text[]) OR released > 0 THEN lottery_contest END AS contest,
  coalesce(CASE WHEN state = ANY($2::text[]) THEN extraction ELSE extraction[1:released] END, ARRAY[]::text[]) AS released,
  published_at AS "publishedAt"
FROM draws
WHERE state = ANY($1::text[]) OR state = ANY($2::text[]) OR (state = 'cancelled' AND commitment_hash IS NOT NULL)
