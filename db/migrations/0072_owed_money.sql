ALTER TABLE "exchange_credits" ADD COLUMN "rest_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exchange_credits" ADD COLUMN "short_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "owed_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "way" text;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "wants_exchange" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_owing" ON "orders" USING btree ("created_at" DESC NULLS LAST) WHERE owed_cents > 0;--> statement-breakpoint
-- Orders that staff rejected before with their money kept: it is owed. Those of a demo have no buyer.
UPDATE "orders" SET "owed_cents" = greatest(0, total_cents - lost_cents
    - coalesce((SELECT sum(amount_cents) FROM refunds WHERE refunds.payment_intent_id = orders.payment_intent_id AND refunds.status <> 'failed'), 0)
    - coalesce((SELECT sum((line ->> 'amount')::int + (line ->> 'tax')::int) FROM exchange_credits, jsonb_array_elements(lines) line WHERE exchange_credits.order_id = orders.id AND freed_at IS NULL), 0))
  WHERE status = 'rejected' AND payment_status = 'paid' AND deleted_at IS NULL AND refund_due_at IS NULL
    AND (payment_intent_id IS NULL OR EXISTS (SELECT FROM checkouts WHERE checkouts.id = orders.id AND buyer_digest IS NOT NULL));
--> statement-breakpoint
-- Payments are listed by their checkouts.
INSERT INTO "checkouts" ("id", "total_cents", "currency", "email", "created_at", "outcome", "last_seen")
  SELECT id, total_cents, 'usd', user_email, created_at, 'ordered', 'paid_another_way' FROM "orders"
  WHERE owed_cents > 0 AND payment_intent_id IS NULL
  ON CONFLICT DO NOTHING;
