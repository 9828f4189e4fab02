CREATE TABLE "discount_customers" (
	"discount_id" text NOT NULL,
	"customer_digest" text NOT NULL,
	"uses" integer NOT NULL,
	CONSTRAINT "discount_customers_discount_id_customer_digest_pk" PRIMARY KEY("discount_id","customer_digest"),
	CONSTRAINT "customer_uses" CHECK ("discount_customers"."uses" >= 0)
);
--> statement-breakpoint
CREATE TABLE "discount_uses" (
	"discount_id" text NOT NULL,
	"checkout_id" text NOT NULL,
	"customer_digest" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"given_back_at" timestamp with time zone,
	CONSTRAINT "discount_uses_discount_id_checkout_id_pk" PRIMARY KEY("discount_id","checkout_id")
);
--> statement-breakpoint
CREATE TABLE "discounts" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text,
	"code_key" text,
	"title" text NOT NULL,
	"terms" jsonb NOT NULL,
	"scope" jsonb NOT NULL,
	"minimum_subtotal_cents" integer,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"usage_limit" integer,
	"per_customer" integer,
	"combines_with" jsonb NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "uses_within_limit" CHECK ("discounts"."uses" >= 0 and "discounts"."uses" <= "discounts"."usage_limit"),
	CONSTRAINT "discount_dates" CHECK ("discounts"."starts_at" < "discounts"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "discount_cents" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "tax_cents" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping_tax_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_included" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discounts" jsonb;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "shipping_tax_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_customers" ADD CONSTRAINT "discount_customers_discount_id_discounts_id_fk" FOREIGN KEY ("discount_id") REFERENCES "public"."discounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_discount_id_discounts_id_fk" FOREIGN KEY ("discount_id") REFERENCES "public"."discounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discount_uses_of_checkout" ON "discount_uses" USING btree ("checkout_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_discount_per_code" ON "discounts" USING btree ("code_key") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "discounts_newest" ON "discounts" USING btree ("created_at" DESC NULLS LAST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "discounts_automatic" ON "discounts" USING btree ("id") WHERE code is null and deleted_at is null;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "line_discount" CHECK ("order_lines"."discount_cents" between 0 and "order_lines"."unit_price_cents"::bigint * "order_lines"."quantity");