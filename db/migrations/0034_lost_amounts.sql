ALTER TABLE "orders" ADD COLUMN "lost_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "lost_cents" = "taken"."cents" FROM (
  SELECT "payment_intent_id", sum(greatest(0, "withdrawn_cents" - "reinstated_cents")) AS "cents"
  FROM "disputes" WHERE "status" = 'lost' GROUP BY 1
) AS "taken" WHERE "orders"."payment_intent_id" = "taken"."payment_intent_id";--> statement-breakpoint
INSERT INTO "order_tally_entries" ("id", "sign", "at", "email_key", "created_at", "status", "payment_status", "total_cents", "refunded_cents")
  SELECT gen_random_uuid()::text, "sign", now(), "email_key", "created_at", "status", "payment_status", "total_cents",
    "refunded_cents" + CASE "sign" WHEN 1 THEN "lost_cents" ELSE 0 END
  FROM "orders" CROSS JOIN (VALUES (-1), (1)) AS "both" ("sign")
  WHERE "lost_cents" > 0 AND "deleted_at" IS NULL;
