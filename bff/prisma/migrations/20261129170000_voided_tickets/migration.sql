-- Of a draw's numbers few are voided: the freeze finds them without reading the others. Written when a number is voided, and never
-- by giving one out.
CREATE INDEX CONCURRENTLY tickets_voided ON tickets (draw_id) WHERE state = 'voided';
