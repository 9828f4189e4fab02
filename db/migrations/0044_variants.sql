CREATE TABLE "product_variants" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	"sku" text NOT NULL,
	"options" json NOT NULL,
	"combination" text NOT NULL,
	"price_cents" integer,
	"discount_price_cents" integer,
	"barcode" text,
	"weight_grams" integer,
	"image" text,
	"stock" integer,
	"is_offered" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone,
	"product_deleted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "variant_stock_is_never_negative" CHECK (stock >= 0)
);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "lowest_price_cents" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "highest_price_cents" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "options" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" drop column "effective_price_cents";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "effective_price_cents" integer GENERATED ALWAYS AS (coalesce(lowest_price_cents, discount_price_cents, price_cents)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("effective_price_cents","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category","brand","effective_price_cents") WHERE deleted_at is null;--> statement-breakpoint
INSERT INTO "product_variants" ("id", "product_id", "position", "sku", "options", "combination", "stock", "product_deleted")
SELECT id, id, 0, sku, '{}', '', stock, deleted_at IS NOT NULL FROM "products" ORDER BY id;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "variants_sku" ON "product_variants" USING btree ("sku") WHERE removed_at is null and not product_deleted;--> statement-breakpoint
CREATE UNIQUE INDEX "variants_combination" ON "product_variants" USING btree ("product_id","combination") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "variants_of_product" ON "product_variants" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "variants_sku_search" ON "product_variants" USING gin (lower(sku) gin_trgm_ops) WHERE combination <> '' and removed_at is null;--> statement-breakpoint
DROP INDEX "stock_holds_of_product";--> statement-breakpoint
ALTER TABLE "stock_holds" ADD COLUMN "variant_id" text;--> statement-breakpoint
UPDATE "stock_holds" SET "variant_id" = "product_id";--> statement-breakpoint
ALTER TABLE "stock_holds" ALTER COLUMN "variant_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_holds" DROP CONSTRAINT "stock_holds_checkout_id_product_id_pk";--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_checkout_id_variant_id_pk" PRIMARY KEY("checkout_id","variant_id");--> statement-breakpoint
CREATE INDEX "stock_holds_of_variant" ON "stock_holds" USING btree ("variant_id");--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "variant_id" text;--> statement-breakpoint
CREATE INDEX "stock_movements_of_variant" ON "stock_movements" USING btree ("variant_id","id") WHERE variant_id is not null;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "variant_id" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "sku" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "selected_options" jsonb;