ALTER TABLE "invoices" ADD COLUMN "document" jsonb;--> statement-breakpoint
WITH "seller" AS (
  SELECT "value" AS "company" FROM "settings" WHERE "name" = 'company' AND jsonb_typeof("value") = 'object'
  UNION ALL
  SELECT '{"name": "Marigold", "street": "48 Orchard Street", "city": "Portland", "state": "OR", "zip": "97205",
    "country": "United States", "email": "hello@marigold.example", "phone": "+1 (503) 555-0148"}'::jsonb
  WHERE NOT EXISTS (SELECT FROM "settings" WHERE "name" = 'company' AND jsonb_typeof("value") = 'object')
)
UPDATE "invoices" SET "document" = jsonb_build_object(
  'company', "seller"."company",
  'timeZone', "invoices"."time_zone",
  'texts', jsonb_build_object(
    'thanks', 'Thank you for your order!',
    'support', 'Questions about this invoice? Write to ' || ("seller"."company" ->> 'email')
      || ' or call ' || ("seller"."company" ->> 'phone') || '.'
  ),
  'order', jsonb_build_object(
    'id', "orders"."id",
    'userId', "orders"."user_id",
    'userEmail', "orders"."user_email",
    'userPhone', "orders"."user_phone",
    'paymentMethod', "orders"."payment_method",
    'shippingAddress', coalesce("invoices"."shipping_address", "orders"."shipping_address"),
    'billingAddress', "orders"."billing_address",
    'subtotal', "orders"."subtotal_cents",
    'shipping', "orders"."shipping_cents",
    'discount', "orders"."discount_cents",
    'tax', "orders"."tax_cents",
    'total', "orders"."total_cents",
    'memberPlan', "orders"."member_plan",
    'status', "orders"."status",
    'expectedDelivery', "orders"."expected_delivery",
    'createdAt', "orders"."created_at",
    'paymentIntentId', "orders"."payment_intent_id",
    -- An invoice was never issued for a refunded order: it was refunded since.
    'paymentStatus', CASE "orders"."payment_status" WHEN 'refunded' THEN 'paid' ELSE "orders"."payment_status" END,
    'unpaidUntil', "orders"."unpaid_until",
    'markedPaidAt', "orders"."marked_paid_at",
    'cancellation', CASE WHEN "orders"."canceled_at" IS NOT NULL AND "orders"."canceled_by" IS NOT NULL
      THEN jsonb_build_object('at', "orders"."canceled_at", 'by', "orders"."canceled_by", 'reason', "orders"."cancel_reason")
    END,
    'refund', NULL,
    'refunded', 0
  ) || jsonb_build_object(
    'lines', coalesce((
      SELECT jsonb_agg(jsonb_build_object(
        'productId', "line"."product_id",
        'name', "line"."name",
        'image', "line"."image",
        'unitPrice', "line"."unit_price_cents",
        'quantity', "line"."quantity",
        'selectedColor', "line"."selected_color",
        'selectedSize', "line"."selected_size",
        'selectedMemory', "line"."selected_memory",
        'selectedProperties', "line"."selected_properties",
        'modifications', "line"."modifications"
      ) || CASE WHEN "line"."property_texts" IS NULL THEN '{}'::jsonb
        ELSE jsonb_build_object('propertyTexts', "line"."property_texts") END
      ORDER BY "line"."position")
      FROM "order_lines" "line" WHERE "line"."order_id" = "orders"."id"
    ), '[]'::jsonb),
    'activities', coalesce((
      SELECT jsonb_agg(jsonb_build_object(
        'status', "activity"."status", 'timestamp', "activity"."timestamp", 'description', "activity"."description"
      ) ORDER BY "activity"."position")
      FROM "order_activities" "activity" WHERE "activity"."order_id" = "orders"."id"
    ), '[]'::jsonb)
  )
) FROM "orders", "seller" WHERE "orders"."id" = "invoices"."order_id";--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "document" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "shipping_address";--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "time_zone";
