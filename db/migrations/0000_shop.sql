CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "catalogue_version" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_intent_id" text,
	"total_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"wanted" jsonb,
	"draft" jsonb,
	"buyer_digest" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_checkout_per_payment" UNIQUE("payment_intent_id")
);
--> statement-breakpoint
CREATE TABLE "order_activities" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"timestamp" timestamp with time zone NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "order_activities_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"image" text NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"quantity" integer NOT NULL,
	"selected_color" text,
	"selected_size" text,
	"selected_memory" text,
	"selected_properties" jsonb NOT NULL,
	"modifications" text NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"user_email" text NOT NULL,
	"user_phone" text,
	"email_key" text NOT NULL,
	"phone_key" text,
	"buyer_digest" text,
	"payment_method" text,
	"shipping_address" jsonb,
	"billing_address" jsonb,
	"subtotal_cents" integer NOT NULL,
	"shipping_cents" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"status" text NOT NULL,
	"expected_delivery" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"payment_intent_id" text,
	"payment_status" text NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "one_order_per_payment" UNIQUE("payment_intent_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price_cents" integer NOT NULL,
	"discount_price_cents" integer,
	"effective_price_cents" integer GENERATED ALWAYS AS (coalesce(discount_price_cents, price_cents)) STORED NOT NULL,
	"image" text NOT NULL,
	"gallery" jsonb NOT NULL,
	"category" text NOT NULL,
	"brand" text NOT NULL,
	"sku" text NOT NULL,
	"availability" boolean NOT NULL,
	"colors" jsonb NOT NULL,
	"sizes" jsonb NOT NULL,
	"memory" jsonb NOT NULL,
	"properties" jsonb NOT NULL,
	"specifications" jsonb NOT NULL,
	"features" jsonb NOT NULL,
	"featured" boolean NOT NULL,
	"dimensions" text,
	"weight" text,
	"materials" text,
	"warranty" text,
	"search_text" text NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"user_name" text NOT NULL,
	"user_email" text NOT NULL,
	"rating" integer NOT NULL,
	"title" text NOT NULL,
	"comment" text NOT NULL,
	"verified" boolean NOT NULL,
	"helpful" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_activities" ADD CONSTRAINT "order_activities_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkouts_oldest" ON "checkouts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_lines_of_product" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "orders_by_email" ON "orders" USING btree ("email_key","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_by_phone" ON "orders" USING btree ("phone_key","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "products_sku" ON "products" USING btree ("sku") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at" DESC NULLS LAST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("effective_price_cents","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_featured" ON "products" USING btree ("created_at" DESC NULLS LAST,"id") WHERE featured and deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reviews_of_product" ON "reviews" USING btree ("product_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "throttles_ended" ON "throttles" USING btree ("ends_at");