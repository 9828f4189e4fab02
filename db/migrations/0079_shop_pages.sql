CREATE TABLE "shop_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text,
	"published" jsonb,
	"draft" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "one_page_per_slug" ON "shop_pages" USING btree ("slug");