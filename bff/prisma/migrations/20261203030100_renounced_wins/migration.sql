-- Nobody is disqualified in silence, nor by one person; and who noted that somebody is out doesn't choose when another
-- comes in. Who gave the prize up with their registration is the first of the two: no member of staff took it from them. Within the
-- erasure: both moments are the same from this release on, and before it the prize was given up some milliseconds later.
CREATE OR REPLACE FUNCTION guard_substitution() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone winners;
BEGIN
  IF NEW.state = 'disqualified' THEN
    IF NOT EXISTS (SELECT FROM winner_proposals WHERE winner_id = NEW.id AND outcome = 'confirmed') THEN
      RAISE EXCEPTION 'two people disqualify winner %', NEW.id USING ERRCODE = 'check_violation';
    END IF;
  ELSE
    SELECT w.* INTO gone FROM winners w
      WHERE w.prize_id = NEW.prize_id AND w.unit = NEW.unit AND w.rank < NEW.rank ORDER BY w.rank DESC LIMIT 1;
    IF NOT FOUND OR gone.state NOT IN ('disqualified', 'not_found', 'declined') THEN
      RAISE EXCEPTION 'surrogate % comes in for nobody', NEW.id USING ERRCODE = 'check_violation';
    ELSIF gone.state <> 'disqualified' THEN
      IF gone.changed_by_id IS NULL AND NOT (
        gone.state = 'declined' AND NEW.changed_by_id IS NOT NULL
        AND EXISTS (SELECT FROM registrations r WHERE r.id = gone.registration_id
          AND gone.changed_at BETWEEN r.anonymised_at AND r.anonymised_at + interval '15 s')
      ) THEN
        RAISE EXCEPTION 'nobody noted that winner % is out', gone.id USING ERRCODE = 'check_violation';
      END IF;
      PERFORM assert_four_eyes(draw_of_winner(NEW.id), gone.changed_by_id, NEW.changed_by_id);
    END IF;
  END IF;
  RETURN NEW;
END $$;
