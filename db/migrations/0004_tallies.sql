CREATE TABLE "customers" (
	"email_key" text PRIMARY KEY NOT NULL,
	"orders" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_tallies" (
	"period" text NOT NULL,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"high_value" boolean NOT NULL,
	"orders" integer NOT NULL,
	"total_cents" bigint NOT NULL,
	CONSTRAINT "order_tallies_period_status_payment_status_high_value_pk" PRIMARY KEY("period","status","payment_status","high_value")
);
--> statement-breakpoint
CREATE TABLE "order_tally_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"sign" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"email_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"total_cents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_tallies" (
	"verified" boolean NOT NULL,
	"rating" integer NOT NULL,
	"reviews" integer NOT NULL,
	CONSTRAINT "review_tallies_verified_rating_pk" PRIMARY KEY("verified","rating")
);
--> statement-breakpoint
CREATE TABLE "tallies" (
	"name" text NOT NULL,
	"period" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "tallies_name_period_pk" PRIMARY KEY("name","period")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "scarce" integer GENERATED ALWAYS AS (case when stock <= 100 then stock end) STORED;--> statement-breakpoint
CREATE INDEX "customers_newest" ON "customers" USING btree ("since" DESC NULLS LAST,"email_key");--> statement-breakpoint
CREATE INDEX "checkouts_unsettled" ON "checkouts" USING btree ("created_at" DESC NULLS LAST,"id") WHERE outcome = 'unexplained' or (outcome is null and last_seen = 'succeeded');--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("total_cents" DESC NULLS LAST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_scarce" ON "products" USING btree ("scarce","id") WHERE scarce is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "refunds_unfinished" ON "refunds" USING btree ("created_at" DESC NULLS LAST) WHERE status <> 'succeeded';--> statement-breakpoint
INSERT INTO "order_tallies" ("period", "status", "payment_status", "high_value", "orders", "total_cents")
SELECT p.period, o.status, o.payment_status, o.high_value, count(*), sum(o.total_cents)
FROM (
	SELECT status, payment_status, total_cents >= 50000 AS high_value, total_cents, to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day
	FROM "orders" WHERE deleted_at IS NULL
) o CROSS JOIN LATERAL (VALUES ('all'), (left(o.day, 7)), (o.day)) AS p (period)
GROUP BY 1, 2, 3, 4;--> statement-breakpoint
INSERT INTO "customers" ("email_key", "orders", "since")
SELECT email_key, count(*), min(created_at) FROM "orders" WHERE deleted_at IS NULL GROUP BY email_key;--> statement-breakpoint
INSERT INTO "tallies" ("name", "period", "count") SELECT 'customers', 'all', count(*) FROM "customers" HAVING count(*) > 0;--> statement-breakpoint
INSERT INTO "tallies" ("name", "period", "count")
SELECT 'customers', to_char(since AT TIME ZONE 'UTC', 'YYYY-MM-DD'), count(*) FROM "customers" GROUP BY 2;--> statement-breakpoint
INSERT INTO "tallies" ("name", "period", "count")
SELECT 'pending', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), sum(CASE WHEN is_pending THEN 1 ELSE -1 END)
FROM (
	SELECT at, is_pending, lag(is_pending) OVER (PARTITION BY order_id ORDER BY step) AS was_pending
	FROM (
		SELECT id AS order_id, -1 AS step, created_at AS at, true AS is_pending FROM "orders"
		UNION ALL SELECT order_id, position, timestamp, status IN ('placed', 'processing', 'packaging') FROM "order_activities"
		UNION ALL SELECT id, 2147483647, deleted_at, false FROM "orders" WHERE deleted_at IS NOT NULL
	) states
) steps
WHERE is_pending IS DISTINCT FROM coalesce(was_pending, false)
GROUP BY 2 HAVING sum(CASE WHEN is_pending THEN 1 ELSE -1 END) <> 0;--> statement-breakpoint
INSERT INTO "review_tallies" ("verified", "rating", "reviews")
SELECT verified, rating, count(*) FROM "reviews" WHERE deleted_at IS NULL GROUP BY verified, rating;
