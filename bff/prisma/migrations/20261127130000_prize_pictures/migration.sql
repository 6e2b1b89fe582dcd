-- AlterTable
ALTER TABLE "draw_prizes" ADD COLUMN     "focus_x" SMALLINT NOT NULL DEFAULT 50,
ADD COLUMN     "focus_y" SMALLINT NOT NULL DEFAULT 50,
ADD COLUMN     "picture_alt" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "picture_id" UUID;

-- AlterTable
ALTER TABLE "prize_kinds" ADD COLUMN     "focus_x" SMALLINT NOT NULL DEFAULT 50,
ADD COLUMN     "focus_y" SMALLINT NOT NULL DEFAULT 50,
ADD COLUMN     "picture_alt" TEXT NOT NULL DEFAULT '';

-- AddForeignKey
ALTER TABLE "draw_prizes" ADD CONSTRAINT "draw_prizes_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "pictures"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE draw_prizes ADD CONSTRAINT draw_prizes_focus CHECK (focus_x BETWEEN 0 AND 100 AND focus_y BETWEEN 0 AND 100);
ALTER TABLE prize_kinds ADD CONSTRAINT prize_kinds_focus CHECK (focus_x BETWEEN 0 AND 100 AND focus_y BETWEEN 0 AND 100);

-- Pictures that are there already were described by the prize's name; now they have words of their own.
UPDATE prize_kinds SET picture_alt = title WHERE picture_id IS NOT NULL;

-- Prizes are part of what the frozen list is published with; how one looks promises nothing, and may still change.
CREATE OR REPLACE FUNCTION guard_draw_prizes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  looks TEXT[] := ARRAY['picture_id', 'picture_alt', 'focus_x', 'focus_y'];
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - looks = to_jsonb(OLD) - looks THEN
    RETURN NEW;
  END IF;
  IF EXISTS (SELECT FROM draws WHERE id IN (OLD.draw_id, NEW.draw_id) AND list_closed_at IS NOT NULL) THEN
    RAISE EXCEPTION 'the list of this draw is closed' USING ERRCODE = 'check_violation';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
