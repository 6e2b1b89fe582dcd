-- The registry (docs/decisions/144). What was published before is unsigned and may not be served any more: the next start
-- publishes the builds of its checkout again, into the folders that are there.
DROP TABLE "remote_releases";
DROP TABLE "remote_builds";

ALTER TABLE "api_tokens" ADD COLUMN "remote" TEXT;
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_remote_alone"
  CHECK ("remote" IS NULL OR "scopes" = '[]'::jsonb);

CREATE TABLE "remote_builds" (
    "remote" TEXT NOT NULL,
    "build" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "manifest" TEXT NOT NULL,
    "signature" TEXT NOT NULL,
    "files" JSONB NOT NULL,
    "origin" TEXT,
    "published_by_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "remote_builds_pkey" PRIMARY KEY ("remote","build")
);

CREATE TABLE "remote_releases" (
    "environment" TEXT NOT NULL,
    "remote" TEXT NOT NULL,
    "build" TEXT NOT NULL,
    "canary_build" TEXT,
    "canary_percent" INTEGER,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "remote_releases_pkey" PRIMARY KEY ("environment","remote"),
    CONSTRAINT "remote_releases_canary" CHECK (
      ("canary_build" IS NULL AND "canary_percent" IS NULL)
      OR ("canary_build" <> "build" AND "canary_percent" BETWEEN 1 AND 99)
    )
);

CREATE TABLE "remote_changes" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "environment" TEXT,
    "remote" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "from_build" TEXT,
    "to_build" TEXT,
    "percent" INTEGER,
    "actor_id" UUID,
    "actor_name" TEXT NOT NULL,
    "reason" TEXT,

    CONSTRAINT "remote_changes_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "remote_changes_remote_id_idx" ON "remote_changes"("remote", "id");

ALTER TABLE "remote_releases" ADD CONSTRAINT "remote_releases_remote_build_fkey" FOREIGN KEY ("remote", "build") REFERENCES "remote_builds"("remote", "build") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "remote_releases" ADD CONSTRAINT "remote_releases_remote_canary_build_fkey" FOREIGN KEY ("remote", "canary_build") REFERENCES "remote_builds"("remote", "build") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Every server is told, on commit, so that the next page it sends has what is live now.
CREATE FUNCTION notify_remotes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('remotes', '');
  RETURN NULL;
END $$;
CREATE TRIGGER remote_releases_notify AFTER INSERT OR UPDATE OR DELETE ON "remote_releases"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_remotes();
CREATE TRIGGER remote_builds_notify AFTER UPDATE ON "remote_builds"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_remotes();
