ALTER TABLE transparency_copies DROP CONSTRAINT transparency_copies_kind_known;
ALTER TABLE transparency_copies ADD CONSTRAINT transparency_copies_kind_known
  CHECK (kind IN ('witness', 'timestamp', 'auditor', 'bucket'));
