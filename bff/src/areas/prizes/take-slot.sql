-- Slot $1 becomes the win of $2 with invoice $3, sent at $4, at $5; it was made available by open-slot.sql, and is nobody's yet.
UPDATE prizes
SET state = 'pending', registration_id = $2::uuid, invoice_id = $3::uuid, claimed_at = $4::timestamptz,
  changed_at = $5::timestamptz, version = version + 1
WHERE id = $1::uuid AND withdrawn_at IS NULL AND state = 'available'
RETURNING id
