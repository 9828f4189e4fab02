DROP INDEX "checkouts_unsettled";--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "provider_refusal" jsonb;--> statement-breakpoint
CREATE INDEX "checkouts_unsettled" ON "checkouts" USING btree ("created_at" DESC NULLS LAST,"id") WHERE outcome = 'unexplained' or (outcome is null and (last_seen = 'succeeded' or next_look_at is null));