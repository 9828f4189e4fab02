DROP INDEX "products_newest";--> statement-breakpoint
DROP INDEX "products_price";--> statement-breakpoint
DROP INDEX "products_category";--> statement-breakpoint
DROP INDEX "products_with_options";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "requires_shipping" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at" DESC NULLS LAST,"id","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("effective_price_cents","id","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category","brand","effective_price_cents","stars","verified_stars","is_on_sale","is_available","status","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_with_options" ON "products" USING btree ("category","brand","effective_price_cents","stars","verified_stars","is_on_sale","is_available","status","id") WHERE deleted_at is null and options <> '[]';--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "status_is_known" CHECK (status in ('draft', 'active', 'unlisted', 'archived'));