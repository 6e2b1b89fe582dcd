-- AlterTable
ALTER TABLE "shows" ADD COLUMN     "trailers" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- Ids of videos, at most six: a page makes an address of each that its content policy lets in.
ALTER TABLE shows ADD CONSTRAINT shows_trailers_form
  CHECK (array_to_string(trailers, ',') ~ '^([A-Za-z0-9_-]{11}(,[A-Za-z0-9_-]{11}){0,5})?$');
