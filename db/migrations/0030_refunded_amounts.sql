ALTER TABLE "order_tally_entries" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "canceled_apart" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "returned_apart" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "restocked_apart" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "refunded_cents" = "returned"."cents" FROM (
  SELECT "payment_intent_id", sum("amount_cents") AS "cents" FROM "refunds" WHERE "status" = 'succeeded' GROUP BY 1
) AS "returned" WHERE "orders"."payment_intent_id" = "returned"."payment_intent_id";--> statement-breakpoint
INSERT INTO "order_tally_entries" ("id", "sign", "at", "email_key", "created_at", "status", "payment_status", "total_cents", "refunded_cents")
  SELECT gen_random_uuid()::text, "sign", now(), "email_key", "created_at", "status", "payment_status", "total_cents",
    CASE "sign" WHEN 1 THEN "refunded_cents" ELSE 0 END
  FROM "orders" CROSS JOIN (VALUES (-1), (1)) AS "both" ("sign")
  WHERE "refunded_cents" > 0 AND "deleted_at" IS NULL;
