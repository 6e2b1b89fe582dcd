-- Whether the secret that holds was asked for by a program with the token itself: whoever lost that answer may ask again with
-- the secret before. One that staff gave is no affair of whoever has the old one.
ALTER TABLE "api_tokens" ADD COLUMN "rotated_by_itself" BOOLEAN NOT NULL DEFAULT false;
