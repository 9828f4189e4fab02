CREATE TABLE "redirects" (
	"id" text PRIMARY KEY NOT NULL,
	"from_path" text NOT NULL,
	"to_address" text NOT NULL,
	"is_by_hand" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "redirects_fromPath_unique" UNIQUE("from_path")
);
--> statement-breakpoint
CREATE INDEX "redirects_newest" ON "redirects" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "redirects_by_target" ON "redirects" USING btree ("to_address");