CREATE TABLE "picture_fetches" (
	"address_digest" text NOT NULL,
	"address" text NOT NULL,
	"product_id" text NOT NULL,
	"host" text NOT NULL,
	"insecure_address" text,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"failure" text,
	"picture" text,
	CONSTRAINT "picture_fetches_address_digest_product_id_pk" PRIMARY KEY("address_digest","product_id")
);
--> statement-breakpoint
CREATE INDEX "picture_fetches_due" ON "picture_fetches" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "picture_fetches_failed" ON "picture_fetches" USING btree ("requested_at") WHERE next_try_at is null and picture is null;--> statement-breakpoint
CREATE INDEX "picture_fetches_of_product" ON "picture_fetches" USING btree ("product_id");