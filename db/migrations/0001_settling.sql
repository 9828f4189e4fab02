CREATE TABLE "idempotent_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"request" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"event" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"payment_intent_id" text PRIMARY KEY NOT NULL,
	"checkout_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"provider_refund_id" text,
	"done_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_holds" (
	"checkout_id" text NOT NULL,
	"product_id" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "stock_holds_checkout_id_product_id_pk" PRIMARY KEY("checkout_id","product_id")
);
--> statement-breakpoint
DROP INDEX "checkouts_oldest";--> statement-breakpoint
-- Checkouts of the version before: their e-mail address is in their order, where that is known.
ALTER TABLE "checkouts" ADD COLUMN "email" text;--> statement-breakpoint
UPDATE "checkouts" SET "email" = coalesce("draft"->>'userEmail', '');--> statement-breakpoint
ALTER TABLE "checkouts" ALTER COLUMN "email" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "next_look_at" timestamp with time zone;--> statement-breakpoint
-- Those of the version before that became an order are settled; the reconciler looks at the others.
UPDATE "checkouts" SET "outcome" = 'ordered' WHERE EXISTS (SELECT 1 FROM "orders" WHERE "orders"."id" = "checkouts"."id");--> statement-breakpoint
UPDATE "checkouts" SET "next_look_at" = "created_at" WHERE "outcome" IS NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "looks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "last_seen" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "stock" integer;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotent_answers_oldest" ON "idempotent_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("created_at" DESC NULLS LAST,"event");--> statement-breakpoint
CREATE INDEX "mails_to_send" ON "mails" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "refunds_newest" ON "refunds" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "refunds_to_try" ON "refunds" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "checkouts_newest" ON "checkouts" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "checkouts_to_look_at" ON "checkouts" USING btree ("next_look_at") WHERE next_look_at is not null;--> statement-breakpoint
CREATE INDEX "checkouts_holding" ON "checkouts" USING btree ("held_until") WHERE held_until is not null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "stock_is_never_negative" CHECK (stock >= 0);