CREATE TABLE "draft_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"total_cents" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"link_digest" text,
	"link_made_at" timestamp with time zone,
	"link_sent_at" timestamp with time zone,
	"link_expires_at" timestamp with time zone,
	"order_id" text,
	"paid_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"search_text" text NOT NULL,
	CONSTRAINT "one_draft_order_per_link" UNIQUE("link_digest"),
	CONSTRAINT "one_draft_order_per_order" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "exchange_credits" (
	"draft_order_id" text PRIMARY KEY NOT NULL,
	"return_id" text NOT NULL,
	"order_id" text NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"freed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "draft_order_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "draft_order_id" text;--> statement-breakpoint
ALTER TABLE "exchange_credits" ADD CONSTRAINT "exchange_credits_draft_order_id_draft_orders_id_fk" FOREIGN KEY ("draft_order_id") REFERENCES "public"."draft_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_credits" ADD CONSTRAINT "exchange_credits_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_credits" ADD CONSTRAINT "exchange_credits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_orders_newest" ON "draft_orders" USING btree ("created_at" DESC NULLS LAST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_exchange_per_return" ON "exchange_credits" USING btree ("return_id") WHERE freed_at is null;--> statement-breakpoint
CREATE INDEX "exchange_credits_of_order" ON "exchange_credits" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_payment_per_draft_order" ON "checkouts" USING btree ("draft_order_id") WHERE draft_order_id is not null and (outcome is null or outcome = 'ordered');--> statement-breakpoint
CREATE UNIQUE INDEX "one_order_per_draft_order" ON "orders" USING btree ("draft_order_id") WHERE draft_order_id is not null;