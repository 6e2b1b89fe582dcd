-- What a second brought, in one statement; rows in one order, so that two processes never wait for each other.
-- $1 now, $2 the day in São Paulo, $3 addresses, $4–$9 counts, $10–$12 addresses, people, whether they registered.
WITH seen AS (
  SELECT * FROM unnest($3::text[], $4::int[], $5::int[], $6::int[], $7::int[], $8::int[], $9::int[])
    AS s(address, registrations, logins, failed_logins, votes, suggestions, invoices)
), people AS (
  INSERT INTO ip_people AS p (address, registration_id, has_registered, first_at, last_at)
  SELECT i.address, i.registration_id, i.has_registered, $1::timestamptz, $1::timestamptz
  FROM unnest($10::text[], $11::uuid[], $12::boolean[]) AS i(address, registration_id, has_registered)
  JOIN registrations r ON r.id = i.registration_id AND r.anonymised_at IS NULL
  ORDER BY 1, 2
  -- Who erases them waits, or is waited for: what was seen of them in the same second doesn't outlive them.
  FOR KEY SHARE OF r
  ON CONFLICT (address, registration_id) DO UPDATE
    SET last_at = excluded.last_at, has_registered = p.has_registered OR excluded.has_registered
  RETURNING address, (xmax = 0) AS is_new
), newcomers AS (
  SELECT address, count(*)::int AS people FROM people WHERE is_new GROUP BY address
), days AS (
  INSERT INTO ip_days AS d (address, day, registrations, logins, failed_logins, votes, suggestions, invoices)
  SELECT address, $2::date, registrations, logins, failed_logins, votes, suggestions, invoices
  FROM seen ORDER BY address
  ON CONFLICT (address, day) DO UPDATE SET
    registrations = d.registrations + excluded.registrations,
    logins = d.logins + excluded.logins,
    failed_logins = d.failed_logins + excluded.failed_logins,
    votes = d.votes + excluded.votes,
    suggestions = d.suggestions + excluded.suggestions,
    invoices = d.invoices + excluded.invoices
)
INSERT INTO ip_addresses AS a
  (address, first_seen_at, last_seen_at, registrations, logins, failed_logins, votes, suggestions, invoices, people)
SELECT s.address, $1::timestamptz, $1::timestamptz, s.registrations, s.logins, s.failed_logins, s.votes,
  s.suggestions, s.invoices, coalesce(n.people, 0)
FROM seen s LEFT JOIN newcomers n USING (address)
ORDER BY s.address
ON CONFLICT (address) DO UPDATE SET
  first_seen_at = coalesce(a.first_seen_at, excluded.first_seen_at),
  last_seen_at = excluded.last_seen_at,
  registrations = a.registrations + excluded.registrations,
  logins = a.logins + excluded.logins,
  failed_logins = a.failed_logins + excluded.failed_logins,
  votes = a.votes + excluded.votes,
  suggestions = a.suggestions + excluded.suggestions,
  invoices = a.invoices + excluded.invoices,
  people = a.people + excluded.people
