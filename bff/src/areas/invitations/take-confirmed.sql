-- The next invitations ($1 at most) that were confirmed and haven't given anything yet, the first confirmed first, and whether both
-- people may take part: as with receipts, nobody gets a number before their own address is proved. Held until the commit with both
-- of them, so that whoever is leaving at this moment is passed over, and found gone by the next who looks: nobody waits for an
-- erasure, which would wait for these rows.
SELECT i.id, i.invited_id AS "invitedId", i.inviter_id AS "inviterId", i.confirmed_at AS "confirmedAt",
  num_nonnulls(
    inviter.blocked_at, inviter.disabled_at, inviter.anonymised_at,
    invited.blocked_at, invited.disabled_at, invited.anonymised_at
  ) = 0 AND inviter.email_verified_at IS NOT NULL AS "mayCount"
FROM invitations AS i
JOIN registrations AS inviter ON inviter.id = i.inviter_id
JOIN registrations AS invited ON invited.id = i.invited_id
WHERE i.state = 'confirmed' AND i.settled_at IS NULL
ORDER BY i.confirmed_at, i.id
LIMIT $1
FOR UPDATE OF i SKIP LOCKED
FOR KEY SHARE OF inviter, invited SKIP LOCKED
