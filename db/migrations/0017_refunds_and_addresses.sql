ALTER TABLE "invoices" ADD COLUMN "shipping_address" jsonb;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
DELETE FROM "tallies" WHERE "name" = 'pending';--> statement-breakpoint
INSERT INTO "tallies" ("name", "period", "count")
WITH given_back AS (
	SELECT o.id AS order_id, coalesce(r.done_at, r.created_at, o.created_at) AS at
	FROM "orders" o LEFT JOIN "refunds" r ON r.payment_intent_id = o.payment_intent_id
	WHERE o.payment_status = 'refunded'
), given_back_steps AS (
	SELECT order_id, at, coalesce((
		SELECT max(position) FROM "order_activities" a WHERE a.order_id = g.order_id AND a.timestamp <= g.at
	), -1) + 0.5 AS step
	FROM given_back g
), steps AS (
	SELECT at, is_pending, lag(is_pending) OVER (PARTITION BY order_id ORDER BY step) AS was_pending
	FROM (
		SELECT s.order_id, s.step, s.at, s.is_pending AND (g.step IS NULL OR s.step < g.step) AS is_pending
		FROM (
			SELECT id AS order_id, -1::numeric AS step, created_at AS at, true AS is_pending FROM "orders"
			UNION ALL SELECT order_id, position, timestamp, status IN ('placed', 'processing', 'packaging') FROM "order_activities"
			UNION ALL SELECT order_id, step, at, false FROM given_back_steps
			UNION ALL SELECT id, 2147483647, deleted_at, false FROM "orders" WHERE deleted_at IS NOT NULL
		) s LEFT JOIN given_back_steps g ON g.order_id = s.order_id
	) states
), changes AS (
	SELECT at, CASE WHEN is_pending THEN 1 ELSE -1 END AS change
	FROM steps WHERE is_pending IS DISTINCT FROM coalesce(was_pending, false)
	UNION ALL
	SELECT at, -sign FROM "order_tally_entries"
	WHERE status IN ('placed', 'processing', 'packaging') AND payment_status <> 'refunded'
)
SELECT 'pending', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), sum(change)
FROM changes GROUP BY 2 HAVING sum(change) <> 0;
