ALTER TABLE "checkouts" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "failed_attempts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "checkouts_of_place" ON "checkouts" USING btree ("place") WHERE place is not null;