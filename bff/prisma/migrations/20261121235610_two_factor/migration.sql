-- CreateTable
CREATE TABLE "two_factors" (
    "admin_user_id" UUID NOT NULL,
    "secret" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmed_at" TIMESTAMPTZ(3),
    "last_step" INTEGER,

    CONSTRAINT "two_factors_pkey" PRIMARY KEY ("admin_user_id")
);

-- CreateTable
CREATE TABLE "recovery_codes" (
    "admin_user_id" UUID NOT NULL,
    "code_hash" BYTEA NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("admin_user_id","code_hash")
);

-- AddForeignKey
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_admin_user_id_fkey" FOREIGN KEY ("admin_user_id") REFERENCES "admin_users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_admin_user_id_fkey" FOREIGN KEY ("admin_user_id") REFERENCES "admin_users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the models can't say.
ALTER TABLE recovery_codes ADD CONSTRAINT recovery_codes_hash_length CHECK (length(code_hash) = 32);
