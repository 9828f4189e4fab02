ALTER TABLE "product_variants" ADD COLUMN "on_hand" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "unpublish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "inventory_policy" text DEFAULT 'deny' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "backorder_text" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "backorder_days" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "min_per_order" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "max_per_order" integer;--> statement-breakpoint
CREATE INDEX "variants_owed" ON "product_variants" USING btree ("product_id") WHERE on_hand < 0 and removed_at is null and not product_deleted;--> statement-breakpoint
CREATE INDEX "products_publish_at" ON "products" USING btree ("publish_at") WHERE publish_at is not null;--> statement-breakpoint
CREATE INDEX "products_unpublish_at" ON "products" USING btree ("unpublish_at") WHERE unpublish_at is not null;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "on_hand_differs_from_stock" CHECK (stock is null or on_hand is null or (stock = 0 and on_hand < 0));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "inventory_policy_is_known" CHECK (inventory_policy in ('deny', 'continue'));