-- The state in force at an instant: pollStateAt() of libs/domain, for filters and exports. A test compares the two.
CREATE FUNCTION poll_state_at(state TEXT, opens_at TIMESTAMPTZ, closes_at TIMESTAMPTZ, at TIMESTAMPTZ) RETURNS TEXT
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE
    WHEN state = 'open' OR (state = 'scheduled' AND at >= opens_at)
      THEN CASE WHEN at >= closes_at THEN 'closed' ELSE 'open' END
    ELSE state
  END;

-- Text that a spreadsheet will not run as a formula: escapeFormula() of libs/domain. A test compares the two.
CREATE FUNCTION csv_text(value TEXT) RETURNS TEXT
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN value ~ E'^ *[=+@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20-]' THEN '''' || value ELSE value END;

-- A theory may be opened and closed within the same millisecond.
ALTER TABLE polls
  DROP CONSTRAINT polls_window_ordered,
  ADD CONSTRAINT polls_window_ordered CHECK (closes_at >= opens_at);
