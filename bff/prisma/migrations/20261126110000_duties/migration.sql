-- What the regulation says of terms: how long winners have for their documents, and what the time to ask for a prize begins
-- with; and when what has to be shown to the authority before the calculation was shown.
ALTER TABLE "draws" ADD COLUMN     "documents_unit" TEXT NOT NULL DEFAULT 'business_days',
ADD COLUMN     "documents_within" INTEGER NOT NULL DEFAULT 3,
ADD COLUMN     "list_sent_on" DATE,
ADD COLUMN     "ownership_proved_on" DATE,
ADD COLUMN     "prescribes_from" TEXT NOT NULL DEFAULT 'extraction';

ALTER TABLE draws
  ADD CONSTRAINT draws_documents_term CHECK (
    documents_unit IN ('hours', 'days', 'business_days') AND documents_within BETWEEN 1 AND 720
  ),
  ADD CONSTRAINT draws_prescribes_from CHECK (prescribes_from IN ('extraction', 'publication'));
