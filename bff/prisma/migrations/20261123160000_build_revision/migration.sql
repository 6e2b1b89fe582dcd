-- The commit a build was made from, and whether its source maps are kept: of builds published before, neither is known.
ALTER TABLE "remote_builds" ADD COLUMN "revision" JSONB, ADD COLUMN "has_maps" BOOLEAN NOT NULL DEFAULT false;
