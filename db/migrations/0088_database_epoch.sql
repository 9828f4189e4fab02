CREATE UNLOGGED TABLE "database_epoch" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "database_epoch_is_only" CHECK ("database_epoch"."is_only")
);
