CREATE TABLE "return_labels" (
	"return_id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea",
	"moved_from" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "label_is_somewhere" CHECK ("return_labels"."bytes" is not null or "return_labels"."moved_from" is not null)
);
--> statement-breakpoint
ALTER TABLE "return_labels" ADD CONSTRAINT "return_labels_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_labels_moved" ON "return_labels" USING btree ("moved_from") WHERE moved_from is not null;--> statement-breakpoint
-- The start of the shop reads the pictures, which are files (server/returns/move-old-labels.ts).
INSERT INTO "return_labels" ("return_id", "type", "moved_from", "created_at")
  SELECT "id", 'image/jpeg', substring("label" FROM '^/uploads/([0-9a-f]{32})-'), coalesce("decided_at", "created_at")
  FROM "returns" WHERE "label" ~ '^/uploads/[0-9a-f]{32}-';--> statement-breakpoint
ALTER TABLE "returns" DROP COLUMN "label";