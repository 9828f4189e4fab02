CREATE TABLE "payment_sweeps" (
	"id" integer PRIMARY KEY NOT NULL,
	"complete_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "second_of" text;--> statement-breakpoint
INSERT INTO "payment_sweeps" ("id", "complete_until")
SELECT 1, coalesce((SELECT least(max("created_at"), now()) FROM "checkouts"), now());
