CREATE TABLE "product_touches" (
	"product_id" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"rated_number" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "product_touches_number" ON "product_touches" USING btree ("number");