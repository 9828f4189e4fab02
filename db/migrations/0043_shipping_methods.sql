ALTER TABLE "orders" ADD COLUMN "shipping_method" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "taxes" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "tax_category" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "weight_grams" integer;