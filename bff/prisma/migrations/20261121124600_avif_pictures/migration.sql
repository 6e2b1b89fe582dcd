-- Pictures are stored as AVIF with WebP beside it; the ones before have WebP alone.
ALTER TABLE pictures
  DROP CONSTRAINT pictures_format_known,
  ADD CONSTRAINT pictures_format_known CHECK (format IN ('svg', 'webp', 'avif'));
