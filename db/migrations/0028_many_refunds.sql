DROP INDEX "refunds_unfinished";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_pkey";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "id" text;--> statement-breakpoint
UPDATE "refunds" SET "id" = 'RF-' || "payment_intent_id";--> statement-breakpoint
ALTER TABLE "refunds" ADD PRIMARY KEY ("id");--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "tax_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "shipping_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "adjustment_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "staff" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "notify" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "attempt_of" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "replaced_by" text;--> statement-breakpoint
CREATE UNIQUE INDEX "one_refund_per_provider_refund" ON "refunds" USING btree ("provider_refund_id");--> statement-breakpoint
CREATE INDEX "refunds_of_payment" ON "refunds" USING btree ("payment_intent_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_unsettled" ON "refunds" USING btree ("payment_intent_id") WHERE status <> 'succeeded' and replaced_by is null;--> statement-breakpoint
ALTER TABLE "refunds" DROP COLUMN "tries";--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "pieces_refunded" CHECK ("order_lines"."refunded" between 0 and "order_lines"."quantity");--> statement-breakpoint
UPDATE "refunds" SET "adjustment_cents" = "amount_cents",
  "tax_cents" = coalesce((SELECT "tax_cents" FROM "orders" WHERE "orders"."id" = "refunds"."checkout_id"), 0),
  "staff" = (
    SELECT "actor" FROM "audit_log"
    WHERE "subject_kind" = 'payment' AND "subject_id" = "refunds"."payment_intent_id"
      AND "action" = 'payment.refund' AND NOT ("after" ? 'triedAgain')
    ORDER BY "at" LIMIT 1
  );--> statement-breakpoint
UPDATE "mails" SET "event" = 'refund:RF-' || substr("event", 8) WHERE "event" LIKE 'refund:pi!_%' ESCAPE '!';
