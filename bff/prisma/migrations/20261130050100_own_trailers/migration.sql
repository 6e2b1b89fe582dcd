-- AlterTable
ALTER TABLE "shows" ADD COLUMN     "captions_id" UUID,
ADD COLUMN     "video_id" UUID,
ADD COLUMN     "video_poster_id" UUID;

-- CreateTable
CREATE TABLE "media_files" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "seconds" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "media_files_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "media_files_key_key" ON "media_files"("key");

-- AddForeignKey
ALTER TABLE "shows" ADD CONSTRAINT "shows_video_id_fkey" FOREIGN KEY ("video_id") REFERENCES "media_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shows" ADD CONSTRAINT "shows_captions_id_fkey" FOREIGN KEY ("captions_id") REFERENCES "media_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shows" ADD CONSTRAINT "shows_video_poster_id_fkey" FOREIGN KEY ("video_poster_id") REFERENCES "pictures"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE media_files
  ADD CONSTRAINT media_files_kind_known CHECK (kind IN ('video', 'captions')),
  ADD CONSTRAINT media_files_measured
    CHECK (CASE kind WHEN 'video' THEN num_nonnulls(width, height, seconds) = 3 ELSE num_nonnulls(width, height, seconds) = 0 END);
-- What belongs to a video goes with it.
ALTER TABLE shows
  ADD CONSTRAINT shows_video_whole CHECK (video_id IS NOT NULL OR num_nonnulls(captions_id, video_poster_id) = 0);
